import { Masthead, Page, Text } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { UpdateNotice } from './UpdateNotice.tsx'

/** A page for whoever opens its address, signed in or not: nothing of an account around it. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { companyName } = useConfiguration()
  return (
    <>
      <Masthead logo={<Text tone="onMasthead">{companyName}</Text>} tools={null} />
      <UpdateNotice />
      <main>
        <Page width="narrow">{children}</Page>
      </main>
    </>
  )
}
