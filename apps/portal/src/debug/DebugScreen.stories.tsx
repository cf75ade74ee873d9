import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixedNow } from '@trade-portal/mocks'
import { createSimulatedSupplier, type TextStore } from '@trade-portal/mocks/browser'
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

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

async function call(name: OperationName, session: string, body: object = {}) {
  const headers = { 'Content-Type': 'application/json', [sessionHeader]: session }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  await supplier.handle(new Request(functionUrl(endpoint, 'presenter', name), request))
}

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ userid: 'demo-admin', password: 'sandbox', domain: 'CBS', extra: '' })
  const request = new Request(functionUrl(endpoint, 'userLogin', 'login'), { method: 'POST', body })
  const { sessionID = '' } = await (await supplier.handle(request)).json()
  return sessionID
}

/** Makes calls that succeed, calls that are refused and calls that fail. */
async function makeCalls(): Promise<void> {
  const session = await signIn()
  await call('getCustomerDetails', session, { customerID: 'OTHER' })
  supplier.setFault('getBranches', { fault: 'unavailable', times: 1 })
  await call('getBranches', session)
  supplier.setLatency('searchProductTP', 3_000)
  await call('sendEmailMessage', session, {
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

/** The details of a call show no secrets. */
export const Typical: Story = {
  beforeEach: makeCalls,
  play: async ({ canvas, userEvent }) => {
    const calls = await canvas.findAllByRole('button', { name: /\d ms$/ })
    await expect(calls[1]).toHaveTextContent(/getBranches 503 failed/)
    await expect(calls[2]).toHaveTextContent(/getCustomerDetails 200 refused/)
    await canvas.findByText('unavailable, once', { exact: false })
    await canvas.findByRole('button', { name: 'A question to support@corymbia.example' })
    await userEvent.click(await canvas.findByRole('button', { name: /login/ }))
    await waitFor(() => expect(canvas.getByText(/"userid": "demo-admin"/)).toBeVisible())
    await expect(canvas.getByText(/"userid": "demo-admin"/)).toHaveTextContent('"password": "••••••"')
    await expect(canvas.getByText(/"sessionID": "session-/)).toHaveTextContent('{ "sessionID": "session-••••••" }')
  },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No calls yet.')
    await canvas.findByText('No e-mail has been sent.')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Changed: Story = {
  name: 'The faults, latency, payments and world can be changed',
  play: async ({ canvas, userEvent }) => {
    const choose = async (label: string | RegExp, option: string) => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option)
    }
    await choose(/Operation that fails/, 'getState')
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Successful answers before' }), '1')
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number of failures' }), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Set the fault' }))
    await canvas.findByText(/server-error, after 1 successful answer, 2 times/)
    await canvas.findByText("given({ faults: { getState: { fault: 'server-error', after: 1, times: 2 } } })")
    await userEvent.click(canvas.getByRole('button', { name: 'Remove getState' }))
    await expect(supplier.current().faults).toEqual({})

    await choose('Latency', 'For ever')
    await expect(supplier.current().latency).toEqual({ all: 'forever', own: {} })
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove All operations' }))
    await expect(supplier.current().latency).toEqual({ all: 0, own: {} })

    await userEvent.click(canvas.getByRole('button', { name: 'Process payments' }))
    await waitFor(() => expect(canvas.getByText('Processed card payments').nextSibling).toHaveTextContent('1'))

    await choose(/World of demo-admin/, 'empty')
    await waitFor(() => expect(supplier.current().home).toBe('empty'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }))
    await waitFor(() => expect(supplier.current().home).toBe('typical'))
  },
}

export const Stored: Story = {
  args: { supplier: await createSimulatedSupplier({ store: { ...nowhere, read: async () => 'rubbish' }, now }) },
  name: 'A state in the browser that cannot be used is reported',
  play: async ({ canvas }) => {
    await canvas.findByText(/^The state in this browser cannot be used/)
  },
}
