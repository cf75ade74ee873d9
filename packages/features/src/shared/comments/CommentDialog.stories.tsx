import { Button, Stack, Text } from '@trade-portal/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { Loaded } from '../api/Loaded.tsx'
import { Screen } from '../screens/Screen.tsx'
import { useInvoices } from '../transactions/queries.ts'
import { CommentDialog } from './CommentDialog.tsx'
import { useUnsavedComment, type CommentedInvoice } from './queries.ts'

const page = within(document.body)

/** An invoice of a list, with the button that opens its comment. */
function InList({ number }: { readonly number: string }) {
  return (
    <Screen title="Invoices">
      <Loaded query={useInvoices()} what="your invoices">
        {(rows) => rows.filter((row) => row.number === number).map((row) => <Row key={row.number} invoice={row} />)}
      </Loaded>
    </Screen>
  )
}

function Row({ invoice: found }: { readonly invoice: CommentedInvoice }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  const invoice = isChanged ? { ...found, comment: 'By a colleague' } : found
  const { unsaved } = useUnsavedComment(invoice)
  return (
    <Stack space="small">
      <Text>{`Comment: ${invoice.comment || 'none'}`}</Text>
      {unsaved && <Text>Not saved</Text>}
      <Button onPress={() => setIsOpen(true)}>Comment</Button>
      <Button onPress={() => setIsChanged(true)}>Somebody else changes it</Button>
      <CommentDialog invoice={invoice} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Stack>
  )
}

const meta = {
  component: InList,
  ...given({ path: '/invoices' }),
  args: { number: '500001' },
} satisfies Meta<typeof InList>
export default meta
type Story = StoryObj<typeof meta>

const noComment = 'Comment: none'

/** Opens the dialog. @returns its field */
async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Comment' }))
  return await page.findByRole('textbox', { name: 'Comment on invoice 500001-0' })
}

/** Writes a comment in place of the one before, and saves it. */
async function save(context: PlayContext, text: string) {
  const field = await open(context)
  await context.userEvent.clear(field)
  await context.userEvent.type(field, text)
  await context.userEvent.dblClick(page.getByRole('button', { name: 'Save comment' }))
}

export const Typical: Story = {
  tags: ['state'],
  play: async (context) => {
    const field = await open(context)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('rows', '5')
    await page.findByRole('dialog', { name: 'Add Comment' })
  },
}

export const OnAPhone: Story = { ...Typical, tags: [], globals: { viewport: { value: 'mobile1' } } }

export const Saved: Story = {
  tags: ['B26'],
  name: 'A comment is saved once, a toast says so, and the list shows it',
  play: async (context) => {
    const payloads = watchPayloads('saveUserComment')
    await save(context, ' Paid with the June run ')
    await page.findByText('Comment saved successfully')
    await waitFor(() => expect(heard()).toContain('Comment saved successfully'))
    await context.canvas.findByText('Comment: Paid with the June run')
    await expect(payloads()).toEqual([
      expect.objectContaining({
        transactionNumber: '500001',
        transactionSuffix: '0',
        userComment: 'Paid with the June run',
      }),
    ])
  },
}

export const ClosedAtOnce: Story = {
  ...given({ latency: { saveUserComment: 'forever' } }),
  name: 'The dialog closes on saving and the comment shows, before the supplier answers',
  play: async (context) => {
    await save(context, 'Check the timber')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await context.canvas.findByText('Comment: Check the timber')
    await expect(context.canvas.queryByText('Not saved')).toBeNull()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Comment' })).toHaveFocus())
  },
}

export const Removed: Story = {
  args: { number: '500013' },
  name: 'Nothing is required: a blank comment removes the one before',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Comment: Paid')
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }))
    await page.findByRole('dialog', { name: 'Edit Comment' })
    await userEvent.clear(page.getByRole('textbox', { name: 'Comment on invoice 500013-0' }))
    await userEvent.click(page.getByRole('button', { name: 'Save comment' }))
    await page.findByText('Comment saved successfully')
    await canvas.findByText(noComment)
  },
}

const reason = 'This order reference has already been used'

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { saveUserComment: { fault: 'field-errors', times: 1 } } }),
  name: 'A refused comment is taken back with a message, and offered again when the dialog is opened',
  play: async (context) => {
    await save(context, 'Check the timber')
    await page.findByText(`The comment on 500001-0 was not saved. ${reason}`)
    await waitFor(() => expect(heard()).toContain(`The comment on 500001-0 was not saved. ${reason}`))
    await context.canvas.findByText(noComment)
    await context.canvas.findByText('Not saved')
    await expect(await open(context)).toHaveValue('Check the timber')
    await page.findByText(`This comment was not saved. ${reason}`)
    await context.userEvent.click(page.getByRole('button', { name: 'Save comment' }))
    await context.canvas.findByText('Comment: Check the timber')
    await expect(context.canvas.queryByText('Not saved')).toBeNull()
  },
}

export const NotAnswered: Story = {
  ...given({ faults: { saveUserComment: 'network-failure' } }),
  name: 'A comment that does not reach the supplier is kept to be saved again',
  play: async (context) => {
    await save(context, 'Check the timber')
    await page.findByText('The comment on 500001-0 was not saved. Something went wrong.')
    await context.canvas.findByText(noComment)
    await expect(await open(context)).toHaveValue('Check the timber')
  },
}

export const LostAfterSaving: Story = {
  ...given({ faults: { saveUserComment: 'lost-after-commit' } }),
  name: 'A comment that was saved although the answer was lost is found in the list, and not offered again',
  play: async (context) => {
    const listed = watchCalls('getCustomerInvoicesTP')
    await save(context, 'Check the timber')
    await page.findByText(/^The comment on 500001-0 was not saved\./)
    await waitFor(() => expect(listed()).toBeGreaterThan(0))
    await context.canvas.findByText('Comment: Check the timber')
    await expect(context.canvas.queryByText('Not saved')).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Somebody else changes it' }))
    await context.canvas.findByText('Comment: By a colleague')
    await expect(context.canvas.queryByText('Not saved')).toBeNull()
  },
}

export const KeptWhenClosed: Story = {
  name: 'What was typed is there again when the dialog is opened for the same invoice, until it is saved',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await open(context), 'Check the timber')
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await canvas.findByText(noComment)
    await expect(await open(context)).toHaveValue('Check the timber')
    await userEvent.click(page.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText('Comment: Check the timber')
  },
}

export const Pasted: Story = {
  tags: ['L07'],
  name: 'A comment has at most 4,000 characters',
  play: async (context) => {
    const field = await open(context)
    await context.userEvent.paste('x'.repeat(5000))
    await expect(field).toHaveValue('x'.repeat(4000))
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { saveUserComment: 'session-expired' } }),
  play: async (context) => {
    await save(context, 'Check the timber')
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
