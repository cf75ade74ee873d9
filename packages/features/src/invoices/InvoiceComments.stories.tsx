import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const page = within(document.body)

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The button in the comment column of a row. */
async function commentOf({ canvas }: PlayContext, number: string) {
  const row = within(await canvas.findByRole('row', { name: new RegExp(`${number} `) }))
  return row.getByRole('button')
}

async function write(context: PlayContext, number: string, text: string) {
  await context.userEvent.click(await commentOf(context, number))
  const field = await page.findByRole('textbox', { name: `Comment on invoice ${number}-0` })
  await context.userEvent.clear(field)
  if (text !== '') await context.userEvent.type(field, text)
  await context.userEvent.click(page.getByRole('button', { name: 'Save comment' }))
}

export const Column: Story = {
  name: 'A comment shows its first 15 characters and “...”, an invoice without one “Add”',
  play: async (context) => {
    const long = await commentOf(context, '500025')
    await expect(long).toHaveTextContent('Split between l...')
    await expect(long).toHaveAccessibleName('Split between l..., edit comment on 500025')
    await expect(long).toHaveAccessibleDescription('Split between lots 12 and 14, see the site diary')
    await expect(await commentOf(context, '500027')).toHaveTextContent('Paid')
    const none = await commentOf(context, '500028')
    await expect(none).toHaveTextContent('Add')
    await expect(none).toHaveAccessibleName('Add comment to 500028')
  },
}

export const Added: Story = {
  name: 'A comment shows at once, the editor is closed, and the row keeps the focus',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'saveUserComment')
    await write(context, '500028', 'Fifteen letters')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const button = await commentOf(context, '500028')
    await expect(button).toHaveTextContent('Fifteen letters')
    await waitFor(() => expect(button).toHaveFocus())
    answer()
    await page.findByText('Comment saved successfully')
    await waitFor(() => expect(heard()).toContain('Comment saved successfully'))
    await expect(context.canvas.getByText('11 of 28 rows')).toBeVisible()
  },
}

export const Removed: Story = {
  name: 'A blank comment removes the one before',
  play: async (context) => {
    await write(context, '500027', '')
    await waitFor(async () => expect(await commentOf(context, '500027')).toHaveTextContent('Add'))
    await page.findByText('Comment saved successfully')
  },
}

export const Refused: Story = {
  tags: ['A07'],
  name: 'A refused comment is taken back with a message',
  ...given({ faults: { saveUserComment: 'field-error' } }),
  play: async (context) => {
    const answer = holdCalls(context.msw, 'saveUserComment')
    await write(context, '500027', 'Not due yet')
    await waitFor(async () => expect(await commentOf(context, '500027')).toHaveTextContent('Not due yet'))
    answer()
    await page.findByText(/^The comment on 500027-0 was not saved\./)
    await waitFor(async () => expect(await commentOf(context, '500027')).toHaveTextContent(/^Paid$/))
    await waitFor(() => expect(heard().join()).toContain('The comment on 500027-0 was not saved.'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await context.userEvent.click(await commentOf(context, '500028'))
    await page.findByRole('textbox', { name: 'Comment on invoice 500028-0' })
  },
}
