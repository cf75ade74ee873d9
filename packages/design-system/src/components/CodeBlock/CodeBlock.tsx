import * as styles from './CodeBlock.css.ts'

export interface CodeBlockProps {
  /** Shown as it is, line by line. */
  children: string
}

/** Text for a machine, such as an answer of a server. */
export function CodeBlock({ children }: CodeBlockProps) {
  return <pre className={styles.code}>{children}</pre>
}
