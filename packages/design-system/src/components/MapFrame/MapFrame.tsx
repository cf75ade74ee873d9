import * as styles from './MapFrame.css.ts'

export interface MapFrameProps {
  /** https address of a map that another site draws. */
  src: string
  /** What it shows, read aloud. */
  title: string
}

/** A map's own scripts need its own storage; it may open tabs, and may neither lead this page away nor send forms. */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** A map of another site. Providers check who shows their maps, so they are told our origin and no more. */
export function MapFrame({ src, title }: MapFrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={allowed}
      className={styles.frame}
    />
  )
}
