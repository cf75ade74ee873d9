import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatCalendarDate, formatMoney, Heading, Stack, Table, Text } from '@trade-portal/design-system'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
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

function WritingStylePage() {
  return (
    <DocsPage title="Writing style">
      <Text>
        The readers order goods for a living. Texts are brief, calm and exact. They never blame the reader for a failure
        of the system, and always say whether an action succeeded.
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
    </DocsPage>
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

const meta = {
  component: WritingStylePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof WritingStylePage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '01/04/2026' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '04/01/2026' })).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
