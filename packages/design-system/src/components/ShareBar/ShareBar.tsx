import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Text } from '../Text/Text.tsx'
import * as styles from './ShareBar.css.ts'

export interface ShareBarPart {
  /** Each label may occur only once. */
  label: string
  /** The value in readable form, such as a `Money`. */
  figure: ReactNode
  /** The value as a number, in the same unit for all parts. Only positive values are drawn. */
  share: number | null
  /** How serious this share is: the first step is ordinary, the last is the most serious. Selects the colour and the pattern. */
  step: keyof typeof styles.step
}

interface ShareBarProps {
  /** The parts, in the order of the bar. */
  parts: readonly ShareBarPart[]
  /** The sum, shown as text but not drawn. */
  total?: Pick<ShareBarPart, 'label' | 'figure'>
}

/**
 * The parts of a sum: their figures as text, and below them a bar that shows their shares. The bar only repeats the figures,
 * so it is hidden from screen readers.
 */
export function ShareBar({ parts, total }: ShareBarProps) {
  const drawn = parts.flatMap(({ share, ...part }) => (share !== null && share > 0 ? [{ ...part, share }] : []))
  const whole = drawn.reduce((sum, { share }) => sum + share, 0)
  const hasBelowZero = parts.some(({ share }) => share !== null && share < 0)
  return (
    <div className={styles.frame}>
      <div className={styles.content}>
        <dl className={styles.list}>
          {parts.map(({ label, figure, step }) => (
            <div key={label} className={styles.item}>
              <dt className={styles.label}>
                <span aria-hidden className={classes(styles.sample, styles.step[step])} />
                {label}
              </dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
          {total && (
            <div className={classes(styles.item, styles.total)}>
              <dt className={styles.totalLabel}>{total.label}</dt>
              <dd className={styles.totalFigure}>{total.figure}</dd>
            </div>
          )}
        </dl>
        <div aria-hidden className={drawn.length > 0 ? styles.bar : styles.emptyBar}>
          {drawn.map(({ label, share, step }) => (
            <div
              key={label}
              className={classes(styles.part, styles.step[step])}
              style={{ flexGrow: (100 * share) / whole }}
            />
          ))}
        </div>
        {hasBelowZero && (
          <Text size="small" tone="subdued">
            The bar shows only the amounts above zero.
          </Text>
        )}
      </div>
    </div>
  )
}
