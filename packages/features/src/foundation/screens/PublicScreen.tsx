import { CoverLayout, Masthead, MastheadLogo, Page, Stack, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useSessionState } from '../session/useSession.ts'
import { SupplierEmail } from '../settings/SupplierEmail.tsx'
import { logoAddress, useConfiguration } from '../settings/useConfiguration.ts'
import { Screen, ScreenHeading, type ScreenHeadingProps } from './Screen.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

interface PublicScreenProps extends Pick<ScreenHeadingProps, 'intro'> {
  readonly title: string
  /**
   * For a page with only two or three fields. In a wide window, one half shows the fields, and the other half shows the
   * company's logo or name.
   */
  readonly hasCover?: boolean
  /** A link to the page before, above the title. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** A screen that needs no session. For a signed-in user it is inside the shell; for others it only has the masthead. */
export function PublicScreen({ title, hasCover = false, back, children, ...heading }: PublicScreenProps) {
  const { companyName, companyEmail, taxNumber, settings } = useConfiguration()
  const isSignedIn = useSessionState().state.status === 'loggedIn'
  if (isSignedIn) {
    return (
      <Screen title={title} width="form" {...heading}>
        {back}
        {children}
      </Screen>
    )
  }
  const company = (
    <Text as="div" tone="onMasthead">
      <MastheadLogo src={logoAddress(settings.logo)} name={companyName} />
    </Text>
  )
  const masthead = <Masthead logo={company} tools={null} />
  const note = (companyEmail !== '' || taxNumber !== '') && (
    <>
      {companyEmail !== '' && <SupplierEmail variant="subtle" />}
      {taxNumber !== '' && <Text size="small">ABN {taxNumber}</Text>}
    </>
  )
  const content = (
    <>
      <UpdateNotice />
      <main>
        <Page width={hasCover ? 'narrow' : 'form'}>
          <Stack space="medium">
            <Stack space="none">
              {back}
              <ScreenHeading {...heading}>{title}</ScreenHeading>
            </Stack>
            {children}
          </Stack>
        </Page>
      </main>
    </>
  )
  if (hasCover) {
    return (
      <CoverLayout
        masthead={masthead}
        cover={<MastheadLogo src={logoAddress(settings.logo)} name={companyName} size="large" />}
        note={note}
      >
        {content}
      </CoverLayout>
    )
  }
  return (
    <>
      {masthead}
      {content}
    </>
  )
}
