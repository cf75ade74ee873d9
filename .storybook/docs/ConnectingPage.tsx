import { Heading, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { operationNames } from '@trade-portal/supplier-api'
import { describeOperation, exampleKnown } from '@trade-portal/supplier-api/describe'
import { usage } from '../../tests/probe/usage.ts'
import { Code } from './Code.tsx'
import { addresses, endpointUrl, families, headerNames, preflight } from './connecting/callFamilies.ts'
import { FactTable } from './connecting/FactTable.tsx'
import { repeats } from './connecting/repeats.ts'
import * as rules from './connecting/rules.ts'
import { SchemaBrowser } from './connecting/SchemaBrowser.tsx'
import { Section } from './connecting/Section.tsx'
import { WorkedExample } from './connecting/WorkedExample.tsx'
import { ErrorsTable } from './ErrorsTable.tsx'
import { PayloadTable } from './PayloadTable.tsx'

const configuration = {
  DeviceList: [{ endpointUrl, api: 'proxy', device_id: exampleKnown.deviceId, company_id: exampleKnown.companyId }],
}

/** All that somebody needs who writes the server, or connects one that there is. */
export function ConnectingPage() {
  return (
    <main>
      <Page width="wide">
        <Stack space="xlarge">
          <Stack space="medium">
            <Heading level={1}>Connecting the real server</Heading>
            <Text>
              {`The portal talks to one server: ${operationNames().length} functions, all called by POST at one address. Whoever follows this page has a server that the portal runs against. Names, headers, limits, errors and schemas on it are read from the code of the portal; the examples are answered by the simulated supplier as you look.`}
            </Text>
          </Stack>

          <Section title="Address">
            <Text>The deployment says where the server is, in config/configuration.json:</Text>
            <Code label="Configuration">{JSON.stringify(configuration, null, 2)}</Code>
            <FactTable label="Entry" facts={rules.configurationRules} />
            <Text>One path for all functions, in one of two forms; the function stands in the query:</Text>
            <FactTable label="Form" facts={addresses.map(({ form, url }) => [form, `POST ${url}`])} />
          </Section>

          <Section title="Families of functions">
            <Table
              label="Families"
              columns={[
                { key: 'ipApi', header: 'ipApi' },
                { key: 'functions', header: 'ipFunction' },
                { key: 'contentType', header: 'Content-Type' },
                { key: 'session', header: 'Session header' },
              ]}
              rows={families.map((family) => ({ key: family.ipApi, cells: family }))}
            />
            <Text>
              {`Headers of a call at the proxy address: ${headerNames.proxy.join(', ')}. At the v1 address: ${headerNames.v1.join(', ')}, the last of them always empty.`}
            </Text>
          </Section>

          <Section title="Permission for another origin">
            <Text>
              Where portal and server have different origins, the browser asks the server first, and shows the portal no
              answer that does not permit it.
            </Text>
            <Code label="Preflight">{preflight}</Code>
            <FactTable label="Permission" facts={rules.permissionRules} />
          </Section>

          <Section title="Signing in">
            <PayloadTable description={describeOperation('login')} />
            <Text>Sent as a form, not as JSON.</Text>
            <FactTable label="Session" facts={rules.sessionRules} />
            <PayloadTable description={describeOperation('registerForAccess')} />
          </Section>

          <Section title="Answers">
            <FactTable label="Envelope" facts={rules.envelopeRules} />
            <FactTable label="Value" facts={rules.valueRules} />
          </Section>

          <Section title="Errors">
            <FactTable label="Error" facts={rules.errorRules} />
            <ErrorsTable />
          </Section>

          <Section title="Time, size and caching">
            <FactTable label="Time and size" facts={rules.timeRules} />
          </Section>

          <Section title="Lists and paging">
            <FactTable label="Paging" facts={rules.pagingRules} />
          </Section>

          <Section title="What may come twice">
            <Text>
              Queries come as often as somebody looks, and change nothing. A mutation is sent once; what a second one
              should come to all the same:
            </Text>
            <FactTable label="Mutation" facts={Object.entries(repeats)} />
          </Section>

          <Section title="Orders">
            <Text>
              There is no key by which a repeated order can be told from a new one, so both sides have to take care.
            </Text>
            <FactTable label="Order" facts={rules.orderRules} />
          </Section>

          <Section title="Payments">
            <FactTable label="Payment" facts={rules.paymentRules} />
          </Section>

          <Section title="A sign-in and an order, call by call">
            <WorkedExample />
          </Section>

          <Section title="JSON Schema of every request and answer">
            <Text>
              Draft 2020-12. Required is what a well-behaved server sends; the portal itself forgives much of what is
              missing. The file holds them all, with the example of each request, as #/$defs/getStateRequest and
              #/$defs/getStateAnswer.
            </Text>
            <SchemaBrowser />
          </Section>

          <Section title="Checking a server">
            <Text>
              The probe signs in, calls the reading functions as the portal would and reports what differs from the
              registry, field by field. It places no orders and sends no e-mails.
            </Text>
            <Code label="The probe">{usage}</Code>
          </Section>
        </Stack>
      </Page>
    </main>
  )
}
