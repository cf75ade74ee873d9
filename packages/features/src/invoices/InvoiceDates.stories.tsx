import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { passes, passesUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices', clock: 'held' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The parts of a date field, day first. */
async function parts({ canvas }: PlayContext, label: 'Date From' | 'Date To') {
  const field = within(await canvas.findByRole('group', { name: label }))
  return field.getAllByRole('spinbutton')
}

const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent).join('/')

async function type(context: PlayContext, label: 'Date From' | 'Date To', digits: string) {
  const [day] = await parts(context, label)
  day?.focus()
  await context.userEvent.keyboard(digits)
}

/** Longer than the pause in typing that puts a date into effect. */
const pause = () => passes(700)

const numbers = ({ canvas }: PlayContext) => listColumn(canvas, 'Invoices', 'Invoice Number')

export const EndOfMonth: Story = {
  beforeEach: () => setClock('2026-05-31T12:00:00'),
  tags: ['J03'],
  name: 'Three months before 31 May is 28 February',
  play: async (context) => {
    await expect(texts(await parts(context, 'Date From'))).toBe('28/02/2026')
  },
}

export const OverMidnight: Story = {
  ...given({ clock: 'running' }),
  beforeEach: () => setClock('2026-11-16T23:59:00'),
  tags: ['J08'],
  name: 'In a tab that is open over midnight the default follows',
  play: async (context) => {
    await context.canvas.findByText('11 of 28 rows')
    setClock('2026-11-17T00:01:00')
    document.dispatchEvent(new Event('visibilitychange'))
    await context.canvas.findByText('10 of 28 rows')
    await expect(texts(await parts(context, 'Date From'))).toBe('17/08/2026')
    await expect(context.canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
  },
}

export const BothEnds: Story = {
  tags: ['rule', 'J04'],
  name: 'By default three months before today to no end; the dates include both ends, and “Reset Dates” returns to the default',
  play: async (context) => {
    const { canvas, userEvent } = context
    const isDefault = async () => {
      await canvas.findByText('11 of 28 rows')
      await expect(texts(await parts(context, 'Date From'))).toBe('16/08/2026')
      await expect(texts(await parts(context, 'Date To'))).toBe('dd/mm/yyyy')
      await expect(canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
    }
    await isDefault()
    // Of that day itself.
    await expect((await numbers(context)).at(-1)).toBe('500018')
    await type(context, 'Date From', '28102026')
    await type(context, 'Date To', '15112026')
    await pause()
    await canvas.findByText('5 of 28 rows')
    await expect(await numbers(context)).toEqual(['500028', '500027', '500026', '500025', '500024'])
    await passesUntil(() => expect(heard().at(-1)).toBe('5 of 28 rows'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Dates' }))
    await isDefault()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const NoBeginning: Story = {
  ...given({ path: '/invoices?from=all' }),
  name: 'Without a beginning all invoices are shown, and the address can say so',
  play: async (context) => {
    await context.canvas.findByText('28 rows')
    await expect(texts(await parts(context, 'Date From'))).toBe('dd/mm/yyyy')
    await expect(context.canvas.getByRole('button', { name: 'Reset Dates' })).toBeVisible()
  },
}

export const Backwards: Story = {
  tags: ['state'],
  ...given({ path: '/invoices?from=2026-11-01&to=2026-10-01' }),
  name: 'An end before the beginning is said, and leaves nothing',
  play: async ({ canvas }) => {
    await canvas.findByText('Date To must not be before Date From')
    await canvas.findByText('No Results Found')
  },
}

export const TypedWrongly: Story = {
  tags: ['state', 'J11'],
  name: '99/99/9999 and year 1 do no harm, and a short year is said',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('11 of 28 rows')
    await type(context, 'Date To', '99999999')
    await pause()
    await canvas.findByText(/^\d+ of 28 rows$/)
    await type(context, 'Date From', '01010001')
    await userEvent.tab()
    await userEvent.tab()
    await expect((await canvas.findAllByText('Please enter the year with four digits')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('table', { name: 'Invoices' })).toBeVisible()
  },
}

export const TypedSlowly: Story = {
  name: 'A date that is typed with pauses is in effect once it is whole, and none once it was left empty',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('11 of 28 rows')
    await type(context, 'Date From', '28')
    await pause()
    await userEvent.keyboard('10')
    await pause()
    await canvas.findByText('5 of 28 rows')
    for (const keys of ['2', '0', '26', '{Backspace}{Backspace}{Backspace}{Backspace}']) {
      await userEvent.keyboard(keys)
      await pause()
      await expect(canvas.getByText('5 of 28 rows')).toBeVisible()
    }
    await userEvent.tab()
    await userEvent.tab()
    await pause()
    await canvas.findByText('28 rows')
  },
}

export const ResetAfterAWrongDate: Story = {
  name: 'Reset Dates also forgets a date that is not in effect',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('11 of 28 rows')
    await type(context, 'Date From', '01072026')
    await pause()
    await type(context, 'Date To', '01010001')
    await userEvent.tab()
    await userEvent.tab()
    await canvas.findByText('Please enter the year with four digits')
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Dates' }))
    await waitFor(() => expect(canvas.queryByText('Please enter the year with four digits')).toBeNull())
    await canvas.findByText('11 of 28 rows')
  },
}
