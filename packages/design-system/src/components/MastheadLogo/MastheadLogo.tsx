import { useState } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './MastheadLogo.css.ts'

interface MastheadLogoProps {
  /** Address of the picture; an empty string where there is none. */
  src: string
  /** The name of the company, shown if there is no picture or it cannot be loaded. */
  name: string
  /** `large` is for the cover of a page without menus. */
  size?: keyof typeof styles.size
}

/** The company's picture in the masthead, or its name. */
export function MastheadLogo({ src, name, size = 'standard' }: MastheadLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return name
  return <img src={src} alt={name} className={classes(styles.logo, styles.size[size])} onError={() => setFailed(src)} />
}
