"""Why something cannot be played: the rule, its sentence, and what the rule says in plain words."""

from dataclasses import dataclass

from gruppetto.companion.sentences import Sentences, unmarked
from gruppetto.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The rule that forbids an action now. `sentence` says why here, `plain` what the rule says to a family."""

    action: str
    rule: str
    sentence: str
    plain: str

    def __str__(self) -> str:
        return f"{self.action!r} cannot be played: {self.sentence} ({self.rule}: {self.plain})"


class IllegalMove(ValueError):
    """An action that a rule forbids now; `why` says which and why."""

    def __init__(self, why: WhyNot) -> None:
        super().__init__(str(why))
        self.why = why


def why_not(action: str, refusal: Refusal, sentences: Sentences) -> WhyNot:
    """A refusal in words."""
    rule = sentences.game.rulebook(sentences.texts.language).rule(refusal.rule)
    said = unmarked(sentences.refused(refusal.rule, refusal.params))
    return WhyNot(action, refusal.rule, said, rule.plain.replace("*", "") if rule else "")
