import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { ContactScreen, SupportScreen } from './SupportScreen.tsx'

type Canvas = PlayContext['canvas']

const meta = {
  component: SupportScreen,
  ...given({ path: '/support', clock: 'held' }),
} satisfies Meta<typeof SupportScreen>
export default meta
type Story = StoryObj<typeof meta>

const subjectOf = (canvas: Canvas) => canvas.getByLabelText(/^Subject/)
const messageOf = (canvas: Canvas) => canvas.getByLabelText(/^Message/)
const sendOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' })
const holds = async (canvas: Canvas, subject: string, message: string) => {
  await waitFor(() => expect(subjectOf(canvas)).toHaveValue(subject))
  await expect(messageOf(canvas)).toHaveValue(message)
}

async function fill({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByLabelText(/^Subject/))
  await userEvent.paste('Gate code')
  await userEvent.click(messageOf(canvas))
  await userEvent.paste('It has changed to 4711.')
}

async function send({ canvas, userEvent }: PlayContext) {
  await fill({ canvas, userEvent })
  await userEvent.click(sendOf(canvas))
}

/** The dialog shows the reason once, and the message stays in the form. */
async function isRefused(canvas: Canvas, reason: string) {
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(reason)
  await expect(screen.getAllByText(reason)).toHaveLength(1)
  await holds(canvas, 'Gate code', 'It has changed to 4711.')
  return error.getByRole('button', { name: 'OK' })
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Support' })
    await canvas.findByText('The answer will go to office@hargreaves.example')
    const supplier = within(canvas.getByRole('region', { name: 'Your supplier' }))
    await expect(supplier.getByText('Corymbia Building Supplies')).toBeVisible()
    await expect(supplier.getByRole('link', { name: 'trade@corymbia.example' })).toBeVisible()
    await expect(supplier.getByText('ABN').nextSibling).toHaveTextContent('53 004 085 616')
  },
}

export const Failed: Story = {
  ...given({ faults: { sendEmailMessage: 'network-failure' } }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await isRefused(canvas, 'Something went wrong. It may have been sent.')
  },
}

export const Refused: Story = {
  ...given({ faults: { sendEmailMessage: 'field-errors' } }),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await isRefused(canvas, 'This order reference has already been used')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Sent: Story = {
  name: 'A message is sent once; text typed while sending is kept',
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchPayloads('sendEmailMessage')
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await canvas.findByText('Please enter subject')
    await canvas.findByText('Please enter message')
    await fill({ canvas, userEvent })
    await userEvent.dblClick(sendOf(canvas))
    await passTimeUntil(() => expect(announcements()).toContain('Message sent successfully'))
    await holds(canvas, '', '')
    await expect(sent()).toMatchObject([
      {
        subject: 'Gate code',
        bodyText: 'It has changed to 4711.',
        fromEmailAddress: 'office@hargreaves.example',
        toEmailAddress: 'support@corymbia.example',
        numTran: 0,
        suffixTran: 0,
      },
    ])
    const answer = holdCalls(msw, 'sendEmailMessage')
    await send({ canvas, userEvent })
    await userEvent.type(messageOf(canvas), ' Ring twice.')
    answer()
    await canvas.findByRole('button', { name: 'Send' })
    await expect(messageOf(canvas)).toHaveValue('It has changed to 4711. Ring twice.')
  },
}

export const AddressesUnknown: Story = {
  ...given({ faults: { getUserDetails: { fault: 'forbidden', times: 2 }, getWidgetConfiguration: 'forbidden' } }),
  globals: { shell: 'without' },
  tags: ['state'],
  name: 'A message is sent only if sender and recipient are known',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('sendEmailMessage')
    await send({ canvas, userEvent })
    await userEvent.click(await isRefused(canvas, 'userDetails is not available'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(sendOf(canvas))
    await isRefused(canvas, 'Something went wrong.')
    await expect(sent()).toEqual([])
  },
}

export const ContactARepresentative: Story = {
  ...given({ path: '/contact-a-representative' }),
  tags: ['state'],
  name: 'Contact a Representative shows the support form',
  render: () => <ContactScreen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact a Representative' })
    await waitFor(() => expect(subjectOf(canvas)).toBeVisible())
  },
}
