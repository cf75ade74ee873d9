import * as styles from './MapFrame.css.ts'

interface MapFrameProps {
  /** The https address of a map on another website. */
  src: string
  /** What the map shows; read aloud. */
  title: string
}

/**
 * `allow-same-origin` lets the map's scripts use their own storage. The map may open tabs, but not navigate this page or
 * send forms.
 */
const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * A map from another website, whose provider checks which sites embed the map. So the request names the portal's origin as
 * the referrer, without the path.
 */
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
