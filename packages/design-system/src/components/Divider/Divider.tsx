import * as styles from './Divider.css.ts'

export function Divider() {
  return <hr className={styles.divider} />
}
