import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './Text.css.ts'

interface TextProps {
  size?: keyof typeof styles.size
  tone?: keyof typeof styles.tone
  weight?: keyof typeof styles.weight
  align?: keyof typeof styles.align
  as?: 'p' | 'span' | 'div'
  children: ReactNode
}

export function Text({
  size = 'standard',
  tone = 'neutral',
  weight = 'regular',
  align,
  as: Element = 'p',
  children,
}: TextProps) {
  const names = [styles.size[size], styles.tone[tone], styles.weight[weight], align && styles.align[align]]
  const direction = Element === 'span' ? styles.isolatedSpan : styles.isolatedBlock
  return <Element className={classes(styles.text, direction, ...names)}>{children}</Element>
}
