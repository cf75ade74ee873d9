import type { ReactNode } from 'react'
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Always visible; pressing it shows or hides the rest. */
  title: ReactNode
  /** Whether it shows the rest at first. */
  isOpenAtFirst?: boolean
  /** `menu` is for links that belong to the title: close below each other, and indented. */
  layout?: keyof typeof styles.content
  children: ReactNode
}

/** Details that are shown on demand. */
export function Disclosure({ title, isOpenAtFirst = false, layout = 'standard', children }: DisclosureProps) {
  return (
    <AriaDisclosure defaultExpanded={isOpenAtFirst} className={styles.disclosure}>
      <Button slot="trigger" className={classes(styles.trigger, styles.height[layout])}>
        <span className={styles.sign}>
          <Icon name="chevronRight" size="small" />
        </span>
        <span className={styles.title}>{title}</span>
      </Button>
      <DisclosurePanel>
        <div className={styles.content[layout]}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
