import { shapes, type IconName } from '../../icons/shapes.tsx'
import * as styles from './EmptyPicture.css.ts'

/** A blank docket with an icon that says what is missing, drawn like the icons. */
export function EmptyPicture({ icon }: { readonly icon: IconName }) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" width={96} height={96} focusable="false" className={styles.picture}>
      <circle cx="48" cy="48" r="48" className={styles.ground} />
      <path d="M28 20h40v54l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4Z" className={styles.paper} />
      <path d="M36 31h24M36 41h14M36 51h18" />
      <circle cx="68" cy="66" r="18" className={styles.paper} />
      <g transform="translate(56 54)" className={styles.sign}>
        {shapes[icon]}
      </g>
    </svg>
  )
}
