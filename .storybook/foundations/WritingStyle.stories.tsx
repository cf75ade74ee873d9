import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatCalendarDate, formatMoney, Heading, Stack, Text } from '@trade-portal/design-system'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'
import { Facts } from './Facts.tsx'
import { figureRules, terms, troubles, wordRules } from './writingRules.ts'

const formats = [
  { locale: 'en-AU', currency: 'AUD' },
  { locale: 'en-US', currency: 'USD' },
] as const

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
      <Facts label="When something goes wrong" headers={{ not: 'Not this', say: 'This' }} rows={troubles} />
      <Heading level={2}>Terms</Heading>
      <Facts label="Terms" headers={{ say: 'Say', means: 'Meaning', not: 'Not' }} rows={terms} />
      <Rules title="Figures" rules={figureRules} />
      <Facts
        label="Figures"
        headers={{ locale: 'Locale', money: 'Money', owed: 'Owed to the customer', unknown: 'Unknown', date: 'Date' }}
        figures={['money', 'owed', 'unknown', 'date']}
        rows={formats.map((format) => ({
          locale: format.locale,
          money: formatMoney(123450, format),
          owed: formatMoney(-8800, format),
          unknown: formatMoney(null, format),
          date: formatCalendarDate('2026-04-01', format.locale),
        }))}
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
