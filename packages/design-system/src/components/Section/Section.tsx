import { useId, type ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import type { Space } from '../../theme/makeTheme.ts'
import { Heading } from '../Heading/Heading.tsx'

interface SectionProps {
  /** Names the section. It is shown as the first line. */
  heading: string
  /**
   * Its role. A `region` is listed among the landmarks of the page, so it is for the few parts that
   * people jump to. A `group` is for fields that belong together; its name is read when the focus enters it.
   */
  as: 'region' | 'group'
  headingSize?: 'small' | 'standard'
  /** For screen readers only, where the heading is visually clear from the surroundings. */
  hideHeading?: boolean
  /** Beside the heading, at the end of its line. */
  action?: ReactNode
  /** Distance between the heading and the children: less than above it, so `xsmall` above a sheet. */
  space?: Space
  children: ReactNode
}

/** A part of a screen with the heading that names it. */
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
