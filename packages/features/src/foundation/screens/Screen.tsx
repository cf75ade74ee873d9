import { Heading, Hidden, Page, PageHead, Stack, Text } from '@trade-portal/design-system'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useHref, useLocation } from 'react-router-dom'
import { useHasFailedForm } from '../forms/failedForms.ts'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { mayMoveFocus, usePageVisit } from './PageVisitProvider.tsx'

/** The element that `ScreenTools` renders into; null until it exists. */
const ToolsPlace = createContext<HTMLElement | null>(null)

interface ScreenProps {
  /** The h1 and the document title. */
  readonly title: string
  /** Reserves two lines for the title on a phone, because a longer title replaces it when the screen has loaded. */
  readonly isLongTitle?: boolean
  readonly intro?: string | undefined
  /**
   * Facts to repeat below the heading on a phone, where their usual place is far down. Screen readers skip the repetition.
   */
  readonly phoneFacts?: string
  /** Shown instead of the title on a phone, such as the number of results. Screen readers still read the title. */
  readonly phoneTitle?: string | undefined
  /** The breadcrumbs. They are passed as an element, so that only screens with breadcrumbs load the code for them. */
  readonly trail?: ReactNode
  /** `form` is a narrow column, for fields and prose. */
  readonly width?: 'form' | 'full'
  readonly children: ReactNode
}

/** Layout of a screen inside the shell: breadcrumbs, heading and content. */
export function Screen({
  title,
  isLongTitle = false,
  intro,
  phoneFacts,
  phoneTitle,
  trail,
  width = 'full',
  children,
}: ScreenProps) {
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null)
  return (
    <Page width={width}>
      <Stack space="small">
        <PageHead trail={trail} toolsRef={setToolsPlace} phoneTitle={phoneTitle}>
          <ScreenHeading intro={intro} isLong={isLongTitle}>
            {title}
          </ScreenHeading>
          {phoneFacts !== undefined && (
            <Hidden above="tablet" onPaper>
              <div aria-hidden="true">
                <Text size="small" tone="subdued">
                  {phoneFacts}
                </Text>
              </div>
            </Hidden>
          )}
        </PageHead>
        <ToolsPlace value={toolsPlace}>{children}</ToolsPlace>
      </Stack>
    </Page>
  )
}

/** Shows tools and options for the whole screen at the end of the heading's line. Any part of the screen can use it. */
export function ScreenTools({ children }: { readonly children: ReactNode }) {
  const place = use(ToolsPlace)
  return place && createPortal(children, place)
}

export interface ScreenHeadingProps {
  readonly children: string
  readonly isLong?: boolean
  readonly intro?: string | undefined
}

/**
 * The h1 of a screen, and the document title, which begins with "Error:" while a form is in error. After navigation the h1
 * gets the focus, unless the user has focused something else meanwhile. On page load the focus does not move.
 */
export function ScreenHeading({ children, isLong = false, intro }: ScreenHeadingProps) {
  const { companyName } = useConfiguration()
  const hasFailedForm = useHasFailedForm()
  const href = useHref(useLocation().pathname)
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = usePageVisit()
  useEffect(() => {
    if (visit > 0 && mayMoveFocus(href)) heading.current?.focus({ preventScroll: true })
  }, [visit, href])
  const element = (
    <>
      <title>{`${hasFailedForm ? 'Error: ' : ''}${children}${companyName === '' ? '' : ` – ${companyName}`}`}</title>
      <Heading level={1} isFocusTarget keepsTwoLines={isLong} ref={heading}>
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
