import {
  Button,
  Card,
  Heading,
  Inline,
  Masthead,
  MastheadLogo,
  Page,
  Section,
  Stack,
  Text,
} from '@trade-portal/design-system'
import type { Configuration } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { readSessionRecord } from '../foundation/session/sessionRecord.ts'
import { SupplierDetails } from '../foundation/settings/SupplierDetails.tsx'
import { ConfigurationContext } from '../foundation/settings/useConfiguration.ts'
import { unsentWork } from './unsentWork.ts'

interface NoConnectionPageProps {
  /** Undefined if this device has none. */
  readonly configuration: Configuration | undefined
  /** Opens the requested page. */
  readonly onTryAgain: () => void
}

/** Shown in place of the portal if its host cannot be reached. Sends nothing, and shows no data of the account. */
export function NoConnectionPage({ configuration, onTryAgain }: NoConnectionPageProps) {
  return (
    <>
      <title>No connection</title>
      {configuration && (
        <Masthead
          logo={
            <Text as="div" tone="onMasthead">
              <MastheadLogo src="" name={configuration.companyName} />
            </Text>
          }
          tools={null}
        />
      )}
      <main>
        <Page width="form">
          <Stack space="medium">
            <Heading level={1}>No connection</Heading>
            <Text>
              The portal cannot be reached. Opening this page sent nothing, and nothing is sent by itself later.
            </Text>
            <Text>As soon as you are connected, the page that you wanted opens here.</Text>
            <Inline space="small">
              <Button icon="refresh" onPress={onTryAgain}>
                Try again
              </Button>
            </Inline>
            <UnsentWork />
            {configuration && (
              <ConfigurationContext value={configuration}>
                <SupplierDetails />
              </ConfigurationContext>
            )}
          </Stack>
        </Page>
      </main>
    </>
  )
}

/** What the signed-in user has not sent. Without a session, nothing is said, because anybody may look. */
function UnsentWork() {
  const [unsent] = useState(() => {
    const session = readSessionRecord()
    return session && unsentWork(session)
  })
  if (unsent === undefined) return null
  return (
    <Card>
      <Section as="region" heading="Unfinished on this device">
        {unsent.length === 0 ? (
          <Text>Nothing on this device is waiting to be sent.</Text>
        ) : (
          <>
            <Stack as="ul" space="xsmall">
              {unsent.map((work) => (
                <Text key={work}>{work}</Text>
              ))}
            </Stack>
            <Text>Keep this tab open. Once you are connected, look at these before you send anything again.</Text>
          </>
        )}
      </Section>
    </Card>
  )
}
