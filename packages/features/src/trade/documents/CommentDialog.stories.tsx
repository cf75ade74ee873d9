import { Button, Stack, Text } from '@trade-portal/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { Screen } from '../../foundation/screens/Screen.tsx'
import { useInvoices } from './queries.ts'
import { CommentDialog } from './CommentDialog.tsx'
import { useUnsavedComment, type CommentedInvoice } from './unsavedComments.ts'

/** One invoice of the list, with a button that opens its comment. */
function InList() {
  return (
    <Screen title="Invoices">
      <QueryView query={useInvoices()} what="your invoices">
        {(rows) =>
          rows.filter(({ number }) => number === '500001').map((row) => <Row key={row.number} invoice={row} />)
        }
      </QueryView>
    </Screen>
  )
}

function Row({ invoice }: { readonly invoice: CommentedInvoice }) {
  const [isOpen, setIsOpen] = useState(false)
  const { unsaved } = useUnsavedComment(invoice)
  return (
    <Stack space="small">
      <Text>{`Comment: ${invoice.comment || 'none'}`}</Text>
      {unsaved && <Text>Not saved</Text>}
      <Button onPress={() => setIsOpen(true)}>Comment</Button>
      <CommentDialog invoice={invoice} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Stack>
  )
}

const meta = { component: InList, ...given({ path: '/invoices', clock: 'held' }) } satisfies Meta<typeof InList>
export default meta
type Story = StoryObj<typeof meta>

const noComment = 'Comment: none'

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Comment' }))
  return await screen.findByRole('textbox', { name: 'Comment on invoice 500001-0' })
}

/** Replaces the comment with this text, and double-clicks the save button. */
async function save(context: PlayContext, text: string) {
  const { userEvent } = context
  const field = await open(context)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save comment' }))
}

export const Typical: Story = {
  play: async (context) => {
    const field = await open(context)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('rows', '5')
    await screen.findByRole('dialog', { name: 'Add Comment' })
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Saved: Story = {
  name: 'A comment is saved once, and a blank one removes it',
  play: async (context) => {
    const { canvas, userEvent } = context
    const payloads = watchPayloads('saveUserComment')
    const answer = holdCalls(context.msw, 'saveUserComment')
    await save(context, ' Paid with the June run ')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('Comment: Paid with the June run')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Comment' })).toHaveFocus())
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Comment saved successfully'))
    await expect(payloads()).toMatchObject([
      { transactionNumber: '500001', transactionSuffix: '0', userComment: 'Paid with the June run' },
    ])
    await userEvent.clear(await open(context))
    await userEvent.click(screen.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText(noComment)
    await waitFor(() => expect(payloads()).toHaveLength(2))
  },
}

export const Refused: Story = {
  tags: ['state'],
  ...given({ faults: { saveUserComment: { fault: 'field-errors', times: 1 } } }),
  name: 'A refused comment is taken back and offered again',
  play: async (context) => {
    const { canvas, userEvent } = context
    const reason = 'This order reference has already been used'
    await save(context, 'Check the timber')
    await passTimeUntil(() => expect(announcements()).toContain(`The comment on 500001-0 was not saved. ${reason}`))
    await canvas.findByText(noComment)
    await canvas.findByText('Not saved')
    await expect(await open(context)).toHaveValue('Check the timber')
    await screen.findByText(`This comment was not saved. ${reason}`)
    await userEvent.click(screen.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText('Comment: Check the timber')
    await expect(canvas.queryByText('Not saved')).toBeNull()
  },
}

export const LostAfterSaving: Story = {
  ...given({ faults: { saveUserComment: 'lost-after-commit' } }),
  name: 'A comment that was saved without an answer is found',
  play: async (context) => {
    const { canvas } = context
    await save(context, 'Check the timber')
    const doubt = 'Something went wrong. The comment on 500001-0 may have been saved.'
    await passTimeUntil(() => expect(announcements()).toContain(doubt))
    await canvas.findByText('Comment: Check the timber')
    await waitFor(() => expect(canvas.queryByText('Not saved')).toBeNull())
  },
}
