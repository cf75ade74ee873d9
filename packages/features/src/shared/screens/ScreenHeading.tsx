import { Heading } from '@trade-portal/design-system'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { useIsArrival } from './landing.ts'

export interface ScreenHeadingProps {
  readonly children: string
  readonly size?: 'large' | 'display'
}

/**
 * The one h1 of a screen, and its document title. Focus moves here after a change of screen, but not on arrival, and
 * not away from something that the person has turned to in the meantime.
 */
export function ScreenHeading({ children, size = 'large' }: ScreenHeadingProps) {
  const { companyName } = useConfiguration()
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useIsArrival()
  useEffect(() => {
    if (!isArrival && isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [isArrival, pathname])
  return (
    <>
      <title>{companyName === '' ? children : `${children} – ${companyName}`}</title>
      <Heading level={1} size={size} isFocusTarget ref={heading}>
        {children}
      </Heading>
    </>
  )
}

function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN'
}
