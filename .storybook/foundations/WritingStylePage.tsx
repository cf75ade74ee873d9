import { formatCalendarDate, formatMoney, Heading, Page, Stack, Table, Text } from '@trade-portal/design-system'
import { figureRules, terms, troubles, wordRules } from './writingRules.ts'

const australia = { locale: 'en-AU', currency: 'AUD' } as const
const unitedStates = { locale: 'en-US', currency: 'USD' } as const

const figures = [australia, unitedStates].map((format) => ({
  key: format.locale,
  cells: {
    locale: format.locale,
    money: formatMoney(123450, format),
    owed: formatMoney(-8800, format),
    unknown: formatMoney(null, format),
    date: formatCalendarDate('2026-04-01', format.locale),
  },
}))

export function WritingStylePage() {
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Writing style</Heading>
          <Text>
            The readers order goods for a living. Texts are brief, calm and exact. They never blame the reader for a
            failure of the system, and always say whether an action succeeded.
          </Text>
          <Rules title="Words" rules={wordRules} />
          <Heading level={2}>When something goes wrong, or there is nothing</Heading>
          <Text>
            Say what happened, then what to do. Keep what the reader has typed. Show a message of the supplier’s server
            unchanged, because the reader will quote it to the supplier’s staff.
          </Text>
          <Table
            label="When something goes wrong"
            columns={[
              { key: 'not', header: 'Not this' },
              { key: 'say', header: 'This' },
            ]}
            rows={troubles.map((trouble) => ({ key: trouble.not, cells: trouble }))}
          />
          <Heading level={2}>Terms</Heading>
          <Table
            label="Terms"
            columns={[
              { key: 'say', header: 'Say' },
              { key: 'means', header: 'Meaning' },
              { key: 'not', header: 'Not' },
            ]}
            rows={terms.map((term) => ({ key: term.say, cells: term }))}
          />
          <Rules title="Figures" rules={figureRules} />
          <Table
            label="Figures"
            columns={[
              { key: 'locale', header: 'Locale' },
              { key: 'money', header: 'Money', align: 'end' },
              { key: 'owed', header: 'Owed to the customer', align: 'end' },
              { key: 'unknown', header: 'Unknown', align: 'end' },
              { key: 'date', header: 'Date', align: 'end' },
            ]}
            rows={figures}
          />
        </Stack>
      </Page>
    </main>
  )
}

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <Stack space="small">
      <Heading level={2}>{title}</Heading>
      {rules.map((rule) => (
        <Text key={rule}>{rule}</Text>
      ))}
    </Stack>
  )
}
