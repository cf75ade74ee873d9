import { Masthead, MastheadLogo, Page, Stack, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { logoAddress } from '../settings/logoAddress.ts'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { ScreenHeading, type ScreenHeadingProps } from './Screen.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

interface PublicScreenProps extends Pick<ScreenHeadingProps, 'intro'> {
  readonly title: string
  readonly children: ReactNode
}

/** A screen that needs no session: without the menus, search and cart of the shell. */
export function PublicScreen({ title, children, ...heading }: PublicScreenProps) {
  const { companyName, settings } = useConfiguration()
  return (
    <>
      <Masthead
        logo={
          <Text as="div" tone="onMasthead">
            <MastheadLogo src={logoAddress(settings.logo)} name={companyName} />
          </Text>
        }
        tools={null}
      />
      <UpdateNotice />
      <main>
        <Page width="form">
          <Stack space="medium">
            <ScreenHeading {...heading}>{title}</ScreenHeading>
            {children}
          </Stack>
        </Page>
      </main>
    </>
  )
}
