import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Section } from '@trade-portal/design-system'
import { announcements, recordAnnouncements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { faultNames, type FaultName } from '@trade-portal/mocks'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { errorTable } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { alike, apiWithFault, textByFault } from '../../testing/apiWithFault.ts'
import { useOrders } from '../../trade/documents/queries.ts'
import { QueryView } from './QueryView.tsx'

/** The list of orders, as an example of a screen with data. */
function Orders({ afterFailure }: { readonly afterFailure?: string }) {
  const orders = useOrders()
  return (
    <>
      <title>Orders</title>
      <h1>Orders</h1>
      <QueryView
        query={orders}
        what="your orders"
        afterFailure={afterFailure}
        announcement={(all) => `${all.length} orders`}
      >
        {(all) => <p>{all.length} rows</p>}
      </QueryView>
    </>
  )
}

const meta = {
  component: Orders,
  ...given({ path: '/orders', clock: 'held' }),
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

/** Leaves the orders and returns to them. While they are not shown, their data becomes stale. */
function LeftAndOpened() {
  const [isOpen, setIsOpen] = useState(true)
  const client = useQueryClient()
  const leave = () => {
    setIsOpen(!isOpen)
    void client.invalidateQueries({ refetchType: 'none' })
  }
  return (
    <>
      {isOpen && <Orders />}
      <Button onPress={leave}>{isOpen ? 'Leave' : 'Return'}</Button>
    </>
  )
}

export const Loading: Story = {
  ...given({ latency: { getCustomerTransactions: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your orders')
    await passTimeUntil(() => expect(announcements()).toContain('Loading your orders'))
  },
}

export const Failed: Story = {
  ...given({ faults: { getCustomerTransactions: { fault: 'forbidden', times: 2 } } }),
  name: 'An error stays in place of the data while it is retried',
  tags: ['state'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('We could not load your orders')
    await passTimeUntil(() =>
      expect(announcements()).toContainEqual(expect.stringMatching(/^We could not load your orders/)),
    )
    const answer = holdCalls(msw, 'getCustomerTransactions')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await passTime(2000)
    await expect(canvas.getByText('We could not load your orders')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trying again…' })).toHaveFocus()
    answer()
    await passTimeUntil(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('43 rows')
    await passTimeUntil(() => expect(announcements()).toContain('43 orders'))
  },
}

export const FailedAsDialog: Story = {
  args: { afterFailure: '/' },
  ...given({ faults: { getCustomerTransactions: { fault: 'field-errors', times: 2 } } }),
  name: 'The error dialog shows every message and offers a retry',
  play: async ({ canvas, userEvent }) => {
    const text = await screen.findByText(/^This order reference has already been used/)
    await expect(text.innerText).toBe(bothMessages)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('43 rows')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const DialogClosed: Story = {
  args: { afterFailure: '/' },
  ...given({ faults: { getCustomerTransactions: 'forbidden' } }),
  name: 'Closing the error dialog opens the home page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getCustomerTransactions: 'mutated-rows' } }),
  name: 'Rows that cannot be parsed are left out, with a message',
  play: async ({ canvas }) => {
    await canvas.findByText(/^[1-4]\d? rows$/)
    await screen.findByText('We could not read some rows of the answer, so they are not shown.')
  },
}

const bothMessages = 'This order reference has already been used\nWe do not deliver on this day'

export const Refreshed: Story = {
  ...given({ faults: { getCustomerTransactions: { fault: 'field-errors', after: 1, times: 1 } } }),
  render: () => <LeftAndOpened />,
  name: 'A finished refetch is announced; a failed one shows a toast',
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('43 rows')
    await passTimeUntil(() => expect(announcements()).toContain('43 orders'))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    recordAnnouncements()
    const answer = holdCalls(msw, 'getCustomerTransactions')
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }))
    await canvas.findByText('43 rows')
    await passTime(2000)
    await expect(announcements()).not.toContain('43 orders')
    answer()
    const toast = await screen.findByText(/This order reference has already been used/, { selector: '[slot]' })
    await expect(toast.innerText).toContain(bothMessages)
    await passTimeUntil(() => expect(announcements()).toContain('43 orders'))
  },
}

/** The list of orders while every answer has the fault. */
function OrdersWithFault({ fault }: { readonly fault: FaultName }) {
  const orders = useQuery({
    queryKey: [fault],
    queryFn: () => apiWithFault('getCustomerTransactions', fault).getCustomerTransactions({}),
    retry: false,
  })
  return (
    <Section heading={fault} as="group">
      <QueryView query={orders} what="your orders" empty={{ title: 'No orders yet.', icon: 'document' }}>
        {(all) => <p>{all.length} rows</p>}
      </QueryView>
    </Section>
  )
}

const failedBecause = (reason: string) => `We could not load your orders ${reason} Try again`

const shownAfter = textByFault({
  '43 rows': [...alike.harmless, ...alike.numbers, 'with-passwords'],
  'No orders yet.': ['no-records'],
  // The session ends, and the sign-in page says why.
  'Loading your orders': [...alike.endingTheSession, 'never'],
  [failedBecause('No data for product')]: ['no-product-data'],
  [failedBecause('No price book extract has been set up for you')]: ['no-price-book'],
  [failedBecause(errorTable.queued.recognisedBy[0])]: ['queued'],
  [failedBecause('This order reference has already been used')]: ['field-error'],
  [failedBecause(bothMessages.replace('\n', ' '))]: ['field-errors'],
  [failedBecause('This shopping cart does not exist any more')]: ['cart-unknown'],
  [failedBecause('Field Error')]: alike.withoutReason,
  [failedBecause('The supplier refused the request.')]: alike.refused,
  [failedBecause('The supplier is busy. Try again in a minute.')]: alike.busy,
  [failedBecause('The supplier could not handle the request. Try again.')]: alike.failing,
  [failedBecause('The supplier gave an unexpected answer. Try again.')]: alike.unreadable,
  [failedBecause('The supplier gave an unexpected answer. Try again. The table OrderList is missing.')]: [
    'foreign-body',
  ],
  [failedBecause('We cannot reach the supplier. Check your connection and try again.')]: alike.disconnected,
})

export const EveryFault: Story = {
  tags: ['state'],
  // Sixty views on one page announce the same words.
  parameters: { breaksRules: true },
  name: 'Whatever fails, the view shows its rows or one error message',
  render: () => (
    <>
      <title>Orders</title>
      <h1>Orders</h1>
      {faultNames().map((fault) => (
        <OrdersWithFault key={fault} fault={fault} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Orders' })
    const shown = () =>
      canvas.getAllByRole('group').map(({ innerText }) => {
        const [fault, ...lines] = innerText.split(/\n+/)
        return [fault, lines.join(' ')]
      })
    await waitFor(() => expect(Object.fromEntries(shown())).toEqual(shownAfter))
  },
}
