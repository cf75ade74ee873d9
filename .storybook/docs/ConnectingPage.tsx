import { Table, Text } from '@trade-portal/design-system'
import { usage } from '@trade-portal/probe/usage'
import { operationNames } from '@trade-portal/supplier-api'
import { describeOperation, exampleKnownValues } from '@trade-portal/supplier-api/describe'
import { addresses, endpointUrl, families, headerNames, preflight } from './connecting/callFamilies.ts'
import { FactTable } from './connecting/FactTable.tsx'
import { RecordingSection } from './connecting/RecordingSection.tsx'
import { repeats } from './connecting/repeats.ts'
import * as rules from './connecting/rules.ts'
import { SchemaBrowser } from './connecting/SchemaBrowser.tsx'
import { WorkedExample } from './connecting/WorkedExample.tsx'
import { Code, Section, StoryLink, DocsPage } from './DocsPage.tsx'
import { ErrorsTable } from './ErrorsPage.tsx'
import { PayloadTable } from './OperationCard.tsx'

const configuration = {
  DeviceList: [
    { endpointUrl, api: 'proxy', device_id: exampleKnownValues.deviceId, company_id: exampleKnownValues.companyId },
  ],
}

const windcave = { payment_provider: 'windcave', paymentHosts: ['*.windcave.com'] }
const windriver = {
  payment_provider: 'windriver',
  checkout_script: 'https://pay.example/checkout.js',
  checkout_key: 'the supplier’s key',
}

const reports = { endpoint: 'https://reports.example/portal', errors: true, vitals: true }
const exampleReport = {
  type: 'failed-call',
  operation: 'getCartContents',
  kind: 'timeout',
  route: '/cart',
  version: '1.0.0',
  commit: '4f0c2a9e5b7d1836a0c4e2f9b8d7c6a5e4f3b2a1',
}

export function ConnectingPage() {
  return (
    <DocsPage
      title="Connecting the real server"
      intro={
        <>
          <Text>
            The first thing to get right is the despatch flag: delivery true means that the customer collects, and no
            address is asked for.{' '}
            <StoryLink story="supplier-words-and-flags-that-the-portal-understands--live">
              Words and flags that the portal understands
            </StoryLink>{' '}
            and{' '}
            <StoryLink story="supplier-what-fields-and-types-do-not-say--live">
              What fields and types do not say
            </StoryLink>{' '}
            belong to this page.
          </Text>
          <Text>
            {`The portal talks to one server: ${operationNames().length} functions, all called by POST at one address. A server that follows this page works with the portal. Names, headers, limits, errors and schemas on this page are read from the portal’s code. The simulated supplier answers the examples while the page is open.`}
          </Text>
        </>
      }
    >
      <Section title="Orders that arrive twice">
        <Text>
          The one thing that only the server can do. The portal sends each order once, but browsers, proxies and people
          repeat requests, and no identification in the request tells a repeat from a new order. So this is asked of the
          server first:
        </Text>
        <FactTable label="The server" facts={rules.serverRules} />
        <Text>
          Until the server does this, it depends on connections whether an order that was answered too late or not at
          all is placed twice:
        </Text>
        <FactTable label="Connections" facts={rules.connectionRules} />
        <Text>
          pnpm duplicates orders with the portal against a server that recognises no repeat, while connections break,
          gateways give up and carts change, and counts the orders.
        </Text>
      </Section>

      <Section title="Address">
        <Text>The deployment says where the server is, in config/configuration.json:</Text>
        <Code label="Configuration">{JSON.stringify(configuration, null, 2)}</Code>
        <FactTable label="Entry" facts={rules.configurationRules} />
        <Text>All functions share one path, in one of two forms. The query string names the function:</Text>
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

      <Section title="Cross-origin requests (CORS)">
        <Text>
          If portal and server have different origins, the browser sends a preflight request first, and hides every
          response without the CORS headers from the portal.
        </Text>
        <Code label="Preflight">{preflight}</Code>
        <FactTable label="CORS" facts={rules.corsRules} />
      </Section>

      <Section title="Signing in">
        <PayloadTable description={describeOperation('login')} />
        <Text>The login is sent form-encoded, not as JSON.</Text>
        <FactTable label="Session" facts={rules.sessionRules} />
        <PayloadTable description={describeOperation('registerForAccess')} />
      </Section>

      <Section title="Responses">
        <FactTable label="Envelope" facts={rules.envelopeRules} />
        <FactTable label="Value" facts={rules.valueRules} />
      </Section>

      <Section title="Names of tables">
        <Text>
          Tables of each answer, from the outermost inwards. The specification names some of them. Where it does not,
          the name is our guess, and a server may use its own.
        </Text>
        <FactTable label="Function" facts={rules.tableNames} />
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

      <Section title="Repeated requests">
        <Text>
          Queries change nothing and may be sent any number of times. The portal sends each mutation once. If the same
          mutation arrives a second time all the same, this should happen:
        </Text>
        <FactTable label="Mutation" facts={Object.entries(repeats)} />
      </Section>

      <Section title="Orders">
        <FactTable label="Order" facts={rules.orderRules} />
      </Section>

      <Section title="Payments">
        <FactTable label="Payment" facts={rules.paymentRules} />
        <Text>The settings in config/configuration.json name the provider. With windcave:</Text>
        <Code label="Settings for windcave">{JSON.stringify({ settings: windcave }, null, 2)}</Code>
        <Text>With windriver, whose script opens a page of its own:</Text>
        <Code label="Settings for windriver">{JSON.stringify({ settings: windriver }, null, 2)}</Code>
        <FactTable label="Setting" facts={rules.paymentSettings} />
      </Section>

      <Section title="Reports">
        <Text>
          The portal can tell you of its own failures and of its speed. It is off unless the settings name an endpoint:
        </Text>
        <Code label="Settings for reports">{JSON.stringify({ settings: { reports } }, null, 2)}</Code>
        <Code label="A report">{JSON.stringify(exampleReport, null, 2)}</Code>
        <FactTable label="Report" facts={rules.probeReportFacts} />
      </Section>

      <Section title="A sign-in and an order, call by call">
        <WorkedExample />
      </Section>

      <Section title="JSON Schema of every request and response">
        <Text>
          Draft 2020-12. Required fields are those that a well-behaved server sends; the portal itself tolerates many
          missing ones. The file contains all schemas, with an example of each request, as #/$defs/getStateRequest and
          #/$defs/getStateAnswer.
        </Text>
        <SchemaBrowser />
      </Section>

      <Section title="Checking a server">
        <Text>
          The probe signs in, calls the read functions as the portal would, and reports every difference from the
          registry that customers would notice, with what they would see. Fields more or fewer are information. It sends
          no e-mails and places no orders; with --write it places one quote.
        </Text>
        <Code label="The probe">{usage}</Code>
      </Section>

      <RecordingSection />
    </DocsPage>
  )
}
