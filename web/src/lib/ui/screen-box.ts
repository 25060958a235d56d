// Where something lies on the screen, and how large it is: in pixels from the left and the top.
export interface Size {
  width: number;
  height: number;
}

export interface ScreenBox extends Size {
  left: number;
  top: number;
}
