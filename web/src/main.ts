import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-500.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow/latin-700.css";
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource/league-gothic/latin-400.css";
import "./look/tokens.css";
import "./look/ui.css";
import "./look/forms.css";
import "./look/motion.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/device/settings.svelte.ts";
import { saveByHand } from "./lib/net/downloads.ts";
import { placeLinks } from "./lib/route/base.ts";
import { router } from "./lib/route/route.svelte.ts";
import { wakeOnFirstTouch } from "./lib/sound/sound.ts";
import { drawSymbols } from "./lib/ui/symbols.ts";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

// A host that knows files only came here from an address inside the client.
const wanted = new URLSearchParams(location.search).get("to");
if (wanted !== null) router.replace(`/${wanted}`);

settings.apply();
wakeOnFirstTouch();
void drawSymbols("first");
placeLinks();
saveByHand();

export default mount(App, { target });
