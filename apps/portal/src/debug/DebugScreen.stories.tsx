import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixedNow } from '@trade-portal/mocks'
import { browserStore, createSimulatedSupplier, type TextStore } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { functionUrl, sessionHeader, type OperationName } from '@trade-portal/supplier-api'
import { expect, waitFor } from 'storybook/test'
import { DebugScreen } from './DebugScreen.tsx'

const nowhere: TextStore = { read: async () => undefined, write: async () => {}, remove: async () => {} }
const now = () => fixedNow
const supplier = await createSimulatedSupplier({ store: nowhere, now })

const meta = {
  component: DebugScreen,
  args: { supplier },
  beforeEach: () => supplier.reset(),
  ...given({ path: '/debug' }),
} satisfies Meta<typeof DebugScreen>
export default meta
type Story = StoryObj<typeof meta>

type Asked = Pick<typeof supplier, 'handle'>

const address = (name: OperationName) =>
  functionUrl(
    { endpointUrl: 'https://supplier.example', api: 'proxy' },
    name === 'login' ? 'userLogin' : 'presenter',
    name,
  )

/** Returns the session's id, or '' when the sign-in was refused. */
async function signIn(asked: Asked, userid = 'demo-admin', password = 'sandbox'): Promise<string> {
  const body = new URLSearchParams({ userid, password, domain: 'CBS', extra: '' })
  const answer = await asked.handle(new Request(address('login'), { method: 'POST', body }))
  const { sessionID = '' } = await answer.json()
  return sessionID
}

const call = (asked: Asked, name: OperationName, session: string, body: object = {}) =>
  asked.handle(
    new Request(address(name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [sessionHeader]: session },
      body: JSON.stringify(body),
    }),
  )

/** Makes calls that succeed, calls that are refused and calls that fail. */
async function makeCalls(): Promise<void> {
  const session = await signIn(supplier)
  await call(supplier, 'getState', session)
  await call(supplier, 'createCart', session, { customerID: 'HAR001', deviceID: 'd', sessionType: 'SHOPPINGCART' })
  await call(supplier, 'getCustomerDetails', session, { customerID: 'OTHER' })
  supplier.setFault('getBranches', { fault: 'unavailable', times: 1 })
  await call(supplier, 'getBranches', session)
  supplier.setLatency('searchProductTP', 3_000)
  await call(supplier, 'sendEmailMessage', session, {
    mobUserID: 'U1001',
    customerID: 'HAR001',
    fromEmailAddress: 'office@hargreaves.example',
    toEmailAddress: 'support@corymbia.example',
    subject: 'A question',
    bodyText: 'When do you open?',
    numTran: 0,
    suffixTran: 0,
  })
  // The log reads the answers asynchronously, so some calls may still be under way in the log.
  await waitFor(() => expect(supplier.current().calls.every(({ outcome }) => outcome !== 'under-way')).toBe(true))
}

export const Typical: Story = {
  beforeEach: makeCalls,
  play: async ({ canvas }) => {
    const calls = await canvas.findAllByRole('button', { name: /\d ms$/ })
    await expect(calls[1]).toHaveTextContent(/getBranches 503 failed/)
    await expect(calls[2]).toHaveTextContent(/getCustomerDetails 200 refused/)
    await canvas.findByText('unavailable, once', { exact: false })
    await canvas.findByRole('button', { name: 'A question to support@corymbia.example' })
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No calls yet.')
    await canvas.findByText('No e-mail has been sent.')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Calls: Story = {
  name: 'A call shows its details without secrets, and all calls can be removed',
  beforeEach: makeCalls,
  play: async ({ canvas, userEvent }) => {
    const login = await canvas.findByRole('button', { name: /login/ })
    login.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/"userid": "demo-admin"/)).toBeVisible())
    await expect(canvas.getByText(/"userid": "demo-admin"/)).toHaveTextContent('"password": "••••••"')
    await expect(canvas.getByText(/"sessionID": "session-/)).toHaveTextContent('{ "sessionID": "session-••••••" }')
    await canvas.findByText('503 failed')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }))
    await canvas.findByText('No calls yet.')
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Changed: Story = {
  name: 'Faults, latency, card payments and the world of the supplier can be changed',
  play: async ({ canvas, step, userEvent }) => {
    const session = await signIn(supplier)
    const choose = async (label: string | RegExp, option: string) => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option)
    }

    await step('a fault is set and removed', async () => {
      await choose(/Operation that fails/, 'getState')
      await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Successful answers before' }), '1')
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number of failures' }), '2')
      await userEvent.click(canvas.getByRole('button', { name: 'Set the fault' }))
      await canvas.findByText(/server-error, after 1 successful answer, 2 times/)
      const statuses = []
      for (let count = 0; count < 4; count += 1) statuses.push((await call(supplier, 'getState', session)).status)
      await expect(statuses).toEqual([200, 500, 500, 200])
      await expect(await canvas.findAllByText('500 failed')).toHaveLength(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Remove getState' }))
      await expect(supplier.current().faults).toEqual({})
    })

    await step('latency is set and removed', async () => {
      await choose('Latency', 'For ever')
      await expect(supplier.current().latency).toEqual({ all: 'forever', own: {} })
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove All operations' }))
      await expect(supplier.current().latency).toEqual({ all: 0, own: {} })
    })

    await step('the finance team processes the approved card payments', async () => {
      const balance = async () => {
        const asked = { userName: 'demo-admin', companyID: 'c', limit: 25 }
        const answer = await call(supplier, 'getUserDetails', session, asked)
        return Number(/"balance_overdue":(-?[\d.]+)/.exec(await answer.text())?.[1])
      }
      await canvas.findByText('0 approved payments wait for the finance team.')
      const before = await balance()
      await userEvent.click(canvas.getByRole('button', { name: 'Process payments' }))
      await waitFor(() => expect(supplier.current().ledger.processedPayments).toHaveLength(1))
      await expect(before - (await balance())).toBeCloseTo(125.5, 2)
      await expect(canvas.getByText('Processed card payments').nextSibling).toHaveTextContent('1')
    })

    await step('a user gets another world', async () => {
      await choose(/World of demo-admin/, 'empty')
      const answer = await call(supplier, 'getCustomerTransactions', await signIn(supplier), {
        deviceID: 'd',
        customerID: 'HAR001',
        userName: 'demo-admin',
      })
      await expect(await answer.text()).toMatch('No matching records')
    })
  },
}

export const Stored: Story = {
  args: { supplier: await createSimulatedSupplier({ store: { ...nowhere, read: async () => 'rubbish' }, now }) },
  name: 'State in the browser that cannot be used is said; other state survives signing out',
  play: async ({ canvas, step }) => {
    await canvas.findByText(/^The state in this browser cannot be used/)

    await step('signing out clears the storage of the portal, not the state of the simulated supplier', async () => {
      const before = await createSimulatedSupplier({ store: browserStore(), now })
      const session = await signIn(before)
      window.sessionStorage.clear()
      window.localStorage.clear()
      const after = await createSimulatedSupplier({ store: browserStore(), now })
      await expect(await (await call(after, 'getState', session)).json()).toHaveProperty('StateList')
      await expect(after.current().warnings).toEqual([])
      await after.reset()
    })
  },
}
