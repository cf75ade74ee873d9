import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
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

async function commentOf({ canvas }: PlayContext, number: string) {
  const row = within(await canvas.findByRole('row', { name: new RegExp(`${number} `) }))
  return row.getByRole('button', { name: /^Add comment|edit comment/ })
}

async function write(context: PlayContext, number: string, text: string) {
  const { userEvent } = context
  await userEvent.click(await commentOf(context, number))
  const field = await screen.findByRole('textbox', { name: `Comment on invoice ${number}` })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Save comment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await commentOf(context, '500027-0'))
    await screen.findByRole('textbox', { name: 'Comment on invoice 500027-0' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // On a phone, a row without a comment has no button to add one. The menu of the bar that appears when the row is selected
    // has it.
    await expect(canvas.queryByRole('button', { name: 'Add comment to 500028-0' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /500028/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Select All' })
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add Comment' }))
    await screen.findByRole('textbox', { name: 'Comment on invoice 500028-0' })
  },
}

export const Column: Story = {
  ...given({ faults: { saveUserComment: { fault: 'field-error', times: 1 } } }),
  tags: ['A07'],
  name: 'A row shows the beginning of its comment, which is written, taken back and removed in its place',
  play: async (context) => {
    const { step } = context
    const shows = (number: string, text: string) =>
      waitFor(async () => expect((await commentOf(context, number)).textContent).toBe(text))

    await step('its first 15 characters and “...”, and “Add” where there is none', async () => {
      const long = await commentOf(context, '500025-0')
      await expect(long).toHaveTextContent('Split between l...')
      await expect(long).toHaveAccessibleName('Split between l..., edit comment on 500025-0')
      await expect(long).toHaveAccessibleDescription('Split between lots 12 and 14, see the site diary')
      const none = await commentOf(context, '500028-0')
      await expect(none).toHaveTextContent('Add')
      await expect(none).toHaveAccessibleName('Add comment to 500028-0')
    })

    const answer = holdCalls(context.msw, 'saveUserComment')
    await step('a comment shows at once, and its row keeps the focus', async () => {
      await write(context, '500027-0', 'Not due yet')
      await shows('500027-0', 'Not due yet')
      await waitFor(async () => expect(await commentOf(context, '500027-0')).toHaveFocus())
    })

    await step('a refused one is taken back with a message', async () => {
      answer()
      await screen.findByText(/^The comment on 500027-0 was not saved\./)
      await shows('500027-0', 'Paid')
      await passTimeUntil(() => expect(announcements().join()).toContain('The comment on 500027-0 was not saved.'))
    })

    await step('which offers it again', async () => {
      const { canvas, userEvent } = context
      await userEvent.click(canvas.getByRole('button', { name: 'Not saved, try again: comment on 500027-0' }))
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getByRole('textbox')).toHaveValue('Not due yet')
      await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
      await shows('500027-0', 'Not due yet')
      await expect(canvas.queryByRole('button', { name: /^Not saved/ })).toBeNull()
      await screen.findByText('Comment saved successfully')
    })

    await step('a saved one stays, though the list is narrowed', async () => {
      await write(context, '500028-0', 'Fifteen letters')
      await screen.findByText('Comment saved successfully')
      await passTimeUntil(() => expect(announcements()).toContain('Comment saved successfully'))
      await shows('500028-0', 'Fifteen letters')
      await expect(context.canvas.getByText('11 of 28 invoices')).toBeVisible()
    })

    await step('a blank one removes the one before', async () => {
      await write(context, '500028-0', ' ')
      await shows('500028-0', 'Add')
    })
  },
}
