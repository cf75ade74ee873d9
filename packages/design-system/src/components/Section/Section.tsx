import { useId, type ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import type { Space } from '../../theme/makeTheme.ts'
import { Heading } from '../Heading/Heading.tsx'

interface SectionProps {
  /** Names the section; shown as its first line. */
  heading: string
  /**
   * The section's role. A `region` is a landmark of the page, so use it only for the few parts that people jump to. A
   * `group` is for fields that belong together; screen readers read its name when the focus enters it.
   */
  as: 'region' | 'group'
  /** `standard` on the page, `small` in a card. */
  headingSize?: 'small' | 'standard'
  /** Shows the heading to screen readers only, if it is visually clear from its surroundings. */
  hideHeading?: boolean
  /** Shown at the end of the heading's line. */
  action?: ReactNode
  /**
   * Distance between heading and children. Keep it smaller than the space above the heading. Use `xsmall` if the children
   * begin with a sheet, such as `SheetRows`.
   */
  space?: Space
  children: ReactNode
}

/** A part of a screen, with the heading that names it. */
export function Section(props: SectionProps) {
  const { heading, as, headingSize = 'small', hideHeading = false, action, space = 'small', children } = props
  const id = useId()
  const title = (
    <Heading level={2} size={headingSize} id={id} isHidden={hideHeading}>
      {heading}
    </Heading>
  )
  const content = (
    <Stack space={space}>
      {action === undefined ? (
        title
      ) : (
        <Inline space="small" justify="between">
          {title}
          {action}
        </Inline>
      )}
      <Stack space="medium">{children}</Stack>
    </Stack>
  )
  if (as === 'region') return <section aria-labelledby={id}>{content}</section>
  return (
    <div role="group" aria-labelledby={id}>
      {content}
    </div>
  )
}
