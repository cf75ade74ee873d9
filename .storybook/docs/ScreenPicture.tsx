interface ScreenPictureProps {
  /** The screen's name, such as `CartScreen`. */
  readonly screen: string
  readonly width: 1280 | 360
}

/** A picture from the repository. It has no alternative text, because the screen's name is always beside it. */
export function ScreenPicture({ screen, width }: ScreenPictureProps) {
  return (
    <img
      src={`screens/${screen}-${width}.webp`}
      alt=""
      title={`${width} pixels wide`}
      width={width}
      height={width === 1280 ? 800 : 740}
      loading="lazy"
    />
  )
}
