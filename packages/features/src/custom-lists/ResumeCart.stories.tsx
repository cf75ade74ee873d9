import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messageOf } from '../foundation/failures/failures.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { listsLock, listsLockedMessage } from '../trade/custom-lists/changeLists.ts'
import { useCustomList } from './queries.ts'
import { ResumeCart } from './ResumeCart.tsx'

interface ParkedListProps {
  readonly listId: string
}

/** Shows a list as if it were a parked cart. */
function ParkedList({ listId }: ParkedListProps) {
  const { data } = useCustomList(listId)
  const { pathname } = useLocation()
  const [failure, setFailure] = useState('')
  if (!data) return <p>{`At ${pathname}`}</p>
  return (
    <>
      <title>{data.name}</title>
      <h1>{data.name}</h1>
      <ResumeCart
        list={{ ...data, name: `${data.name} (parked)` }}
        onFailure={(error) => setFailure(messageOf(error))}
      />
      <p>{`At ${pathname}`}</p>
      <p>{failure}</p>
    </>
  )
}

const meta = {
  component: ParkedList,
  args: { listId: 'example-list' },
  ...given({ path: '/custom-lists/example-list', clock: 'held' }),
} satisfies Meta<typeof ParkedList>
export default meta
type Story = StoryObj<typeof meta>

export const Resumed: Story = {
  name: 'A parked cart is resumed once and its list is deleted',
  play: async ({ canvas, userEvent, msw }) => {
    const [copied, deleted] = [watchCalls('copyCartToCart'), watchCalls('deleteCustomList')]
    // Simulates another tab that is changing lists, by taking only its lock.
    const otherTab = Promise.withResolvers<void>()
    void navigator.locks.request(listsLock('demo-admin'), () => otherTab.promise)
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume this cart' }))
    await canvas.findByText(listsLockedMessage)
    await expect(copied()).toBe(0)
    otherTab.resolve()
    const answer = holdCalls(msw, 'copyCartToCart')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Resume this cart' }))
    await canvas.findByRole('button', { name: 'Resuming…' })
    answer()
    await canvas.findByText(/\/cart$/)
    await allAnswered()
    await expect(copied()).toBe(1)
    await expect(deleted()).toBe(1)
    await passTimeUntil(() => expect(announcements()).toContain('Cart resumed'))
  },
}

export const Missing: Story = {
  args: { listId: 'awkward-1' },
  ...given({ world: 'awkward' }),
  name: 'Lines that are missing are named, and the list stays',
  play: async ({ canvas, userEvent }) => {
    const deleted = watchCalls('deleteCustomList')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume this cart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    await dialog.findByText(/\(parked\)” stays, so that nothing is lost\.$/)
    // Waits until the dialog has faded in.
    await waitFor(() => expect(dialog.getByText(/^Not in your cart/)).toBeVisible())
    await expect(deleted()).toBe(0)
  },
}
