import { useId, useState, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './Disclosure.css.ts'

interface DisclosureProps {
  /** Always visible. Pressing it shows or hides the content. */
  title: ReactNode
  /** Whether the content is shown at first. */
  isOpenAtFirst?: boolean
  /** `menu` is for links that belong to the title: indented and close together. */
  layout?: keyof typeof styles.content
  /** Renders the content only while it is shown, for content that loads something. */
  isRenderedWhenOpen?: boolean
  children: ReactNode
}

/** Details that are shown on demand. */
export function Disclosure(props: DisclosureProps) {
  const { title, isOpenAtFirst = false, layout = 'standard', isRenderedWhenOpen = false, children } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const triggerId = `${id}-trigger`
  return (
    <div className={styles.disclosure}>
      <PlainButton
        id={triggerId}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
        className={classes(styles.trigger, styles.triggerOf[layout])}
      >
        <span className={styles.sign}>
          <Icon name="chevronRight" size="small" />
        </span>
        <span className={styles.title}>{title}</span>
      </PlainButton>
      <div id={id} role="group" aria-labelledby={triggerId} hidden={!isOpen}>
        <div className={styles.content[layout]}>{(isOpen || !isRenderedWhenOpen) && children}</div>
      </div>
    </div>
  )
}
