import { Heading, Page, Stack, Text } from '@trade-portal/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { isFocusFree, useIsArrival } from './landing.ts'

export interface ScreenProps {
  /** The one h1, and the title of the document. */
  readonly title: string
  /** A sentence below the heading. */
  readonly intro?: string
  /** Breadcrumbs. Given as an element, so that screens without them do not load their code. */
  readonly trail?: ReactNode
  readonly width?: 'standard' | 'narrow' | 'wide'
  readonly space?: 'medium' | 'large'
  readonly children: ReactNode
}

/** A screen inside the shell: its heading, and below it what the screen shows. */
export function Screen({ title, intro, trail, width = 'standard', space = 'large', children }: ScreenProps) {
  return (
    <Page width={width}>
      <Stack space={space}>
        {trail}
        <ScreenHeading intro={intro}>{title}</ScreenHeading>
        {children}
      </Stack>
    </Page>
  )
}

export interface ScreenHeadingProps {
  readonly children: string
  readonly intro?: string | undefined
  readonly size?: 'large' | 'display'
}

/**
 * The one h1 of a screen, and its document title. The focus moves here after a change of screen, but not on arrival,
 * and not away from something that the person has turned to meanwhile.
 */
export function ScreenHeading({ children, intro, size = 'large' }: ScreenHeadingProps) {
  const { companyName } = useConfiguration()
  const href = useHref(useLocation().pathname)
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useIsArrival()
  useEffect(() => {
    if (!isArrival && isFocusFree(href)) heading.current?.focus({ preventScroll: true })
  }, [isArrival, href])
  const element = (
    <>
      <title>{companyName === '' ? children : `${children} – ${companyName}`}</title>
      <Heading level={1} size={size} isFocusTarget ref={heading}>
        {children}
      </Heading>
    </>
  )
  if (intro === undefined) return element
  return (
    <Stack space="xxsmall">
      {element}
      <Text tone="subdued">{intro}</Text>
    </Stack>
  )
}

/** Gives the focus to the screen's heading, when the element that had it is gone. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
