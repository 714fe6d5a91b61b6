/** A text on one line; `y` is its baseline. */
export interface TextStroke {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 600;
  readonly fill: string;
}

/** A filled rectangle. */
export interface AreaStroke {
  readonly kind: 'area';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** An outline of SVG path data, moved and enlarged; filled, or drawn with a line of `stroke` px before it is enlarged. */
export interface OutlineStroke {
  readonly kind: 'outline';
  readonly data: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
  readonly stroke: number | null;
}

/** The picture of the thing, as large as the area asks for and cut at its edges. */
export interface PictureStroke {
  readonly kind: 'picture';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One step of drawing a poster, in px from its upper left corner. */
export type PosterStroke = TextStroke | AreaStroke | OutlineStroke | PictureStroke;

/** How wide a text is drawn, in px. */
export type MeasureText = (text: string, size: number, weight: TextStroke['weight']) => number;
