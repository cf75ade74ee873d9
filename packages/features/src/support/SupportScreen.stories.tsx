import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { heard } from '@trade-portal/design-system/testing'
import { answerHeld, holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { SupportScreen } from './SupportScreen.tsx'

const page = within(document.body)

const meta = {
  component: SupportScreen,
  ...given({ path: '/support' }),
  args: { title: 'Support' },
} satisfies Meta<typeof SupportScreen>
export default meta
type Story = StoryObj<typeof meta>

async function fill({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByLabelText(/^Subject/), 'Gate code')
  await userEvent.type(canvas.getByLabelText(/^Message/), 'It has changed to 4711.')
}

/** The body of the message request, parsed. */
function watchMessage() {
  const sent = spyOn(window, 'fetch')
  return (): unknown => {
    const isMessage = (address: unknown) => typeof address === 'string' && address.endsWith('=sendEmailMessage')
    const body = sent.mock.calls.find(([address]) => isMessage(address))?.[1]?.body
    return typeof body === 'string' ? JSON.parse(body) : undefined
  }
}

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = watchMessage()
    await canvas.findByRole('heading', { name: 'Support' })
    await canvas.findByText('The answer will go to office@hargreaves.example')
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await page.findByText('Message sent successfully')
    await waitFor(() => expect(heard().at(-1)).toBe('Message sent successfully'))
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveValue(''))
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('')
    await expect(canvas.queryByText(/^Please enter/)).toBeNull()
    await expect(message()).toMatchObject({
      subject: 'Gate code',
      bodyText: 'It has changed to 4711.',
      fromEmailAddress: 'office@hargreaves.example',
      toEmailAddress: 'support@corymbia.example',
      numTran: 0,
      suffixTran: 0,
    })
  },
}

export const Untouched: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('The answer will go to office@hargreaves.example')
  },
}

export const OnAPhone: Story = { ...Untouched, globals: { viewport: { value: 'mobile1' } } }

export const ContactARepresentative: Story = {
  ...given({ path: '/contact-a-representative' }),
  args: { title: 'Contact a Representative' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Contact a Representative' })
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toBeVisible())
  },
}

export const FieldsEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('sendEmailMessage')
    await userEvent.type(await canvas.findByLabelText(/^Message/), '   ')
    const before = heard().length
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByText('Please enter subject')
    await canvas.findByText('Please enter message')
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveFocus())
    // A field is read with its error when it takes the focus. So short a form needs no count.
    await expect(heard().slice(before)).toEqual([])
    await expect(sent()).toBe(0)
  },
}

export const Sending: Story = {
  ...given({ latency: { sendEmailMessage: 'forever' } }),
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('sendEmailMessage')
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending...' }))
    await waitFor(() => expect(heard()).toContain('Sending...'))
    await userEvent.type(canvas.getByLabelText(/^Subject/), '{Enter}')
    await waitFor(() => expect(sent()).toBe(1))
  },
}

export const SentTwiceInOneTick: Story = {
  tags: ['B26'],
  name: 'Pressing Send twice sends one message',
  play: async ({ canvas, canvasElement, userEvent, msw }) => {
    const answer = holdCalls(msw, 'sendEmailMessage')
    const sent = watchCalls('sendEmailMessage')
    await fill({ canvas, userEvent })
    const form = canvasElement.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    answer()
    await page.findByText('Message sent successfully')
    await expect(sent()).toBe(1)
  },
}

const keepsTheMessage = async ({ canvas, userEvent }: PlayContext, says: string) => {
  await fill({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  const error = await page.findByRole('alertdialog', { name: 'Error' })
  await within(error).findByText(says)
  await expect(page.getAllByText(says)).toHaveLength(1)
  await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('Gate code')
  await expect(canvas.getByLabelText(/^Message/)).toHaveValue('It has changed to 4711.')
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { sendEmailMessage: { fault: 'field-errors', times: 1 } } }),
  name: 'A refused message shows the reason, is kept, and can be sent again',
  play: async ({ canvas, userEvent }) => {
    await keepsTheMessage({ canvas, userEvent }, 'This order reference has already been used')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await page.findByText('Message sent successfully')
  },
}

export const Failed: Story = {
  ...given({ faults: { sendEmailMessage: 'network-failure' } }),
  name: 'A message without an answer says that it may have been sent, and is kept',
  play: (hands) => keepsTheMessage(hands, 'Something went wrong. It may have been sent.'),
}

/** A screen that can be left and opened again. */
function Reopened() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <SupportScreen key={times} />
      <Button onPress={() => setTimes(times + 1)}>Leave and come back</Button>
    </>
  )
}

/** Sends a message, and opens the form again before the answer has come. */
async function sendAndReopen({ canvas, userEvent, msw }: StoryContext) {
  const answer = holdCalls(msw, 'sendEmailMessage')
  await fill({ canvas, userEvent })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await canvas.findByRole('button', { name: 'Sending...' })
  await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }))
  await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveValue(''))
  await expect(canvas.getByLabelText(/^Message/)).toHaveValue('')
  answer()
}

export const ReopenedWhileSending: Story = {
  tags: ['B26'],
  name: 'A form that is opened again while its message is on the way does not offer it again',
  render: () => <Reopened />,
  play: async (context) => {
    const { canvas } = context
    await sendAndReopen(context)
    await page.findByText('Message sent successfully')
    await expect(canvas.getByLabelText(/^Subject/)).toHaveValue('')
  },
}

export const ReopenedAndRefused: Story = {
  ...given({ faults: { sendEmailMessage: 'field-errors' } }),
  name: 'A message that is refused after its form was opened again returns there',
  render: () => <Reopened />,
  play: async (context) => {
    const { canvas } = context
    await sendAndReopen(context)
    await waitFor(() => expect(canvas.getByLabelText(/^Subject/)).toHaveValue('Gate code'))
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('It has changed to 4711.')
  },
}

export const UserUnknown: Story = {
  ...given({ faults: { getUserDetails: 'forbidden' } }),
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('sendEmailMessage')
    await keepsTheMessage({ canvas, userEvent }, 'userDetails is not available')
    await expect(sent()).toBe(0)
  },
}

export const AddressUnknown: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'A message is not sent while its address is unknown',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('sendEmailMessage')
    await keepsTheMessage({ canvas, userEvent }, 'Something went wrong.')
    await expect(sent()).toBe(0)
  },
}

export const AwkwardAnswers: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D02'],
  name: 'A message goes to the valid address only, not to a second one hidden in it',
  play: async ({ canvas, userEvent }) => {
    const message = watchMessage()
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await page.findByText('Message sent successfully')
    await expect(message()).toMatchObject({ toEmailAddress: 'support@corymbia.example' })
  },
}

export const TypedWhileSending: Story = {
  name: 'What is typed while a message is being sent is kept',
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'sendEmailMessage')
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.type(canvas.getByLabelText(/^Message/), ' Ring twice.')
    answer()
    await page.findByText('Message sent successfully')
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('It has changed to 4711. Ring twice.')
  },
}

export const Loading: Story = {
  ...given({ held: ['getUserDetails'] }),
  name: 'A message sent before the user’s details have loaded waits for them',
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    answerHeld('getUserDetails')
    await page.findByText('Message sent successfully')
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByLabelText(/^Subject/)
    await userEvent.tab()
    await waitFor(() => expect(subject).toHaveFocus())
    await userEvent.keyboard('Gate code{Tab}It has{Enter}changed.{Tab}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await page.findByText('Message sent successfully')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { sendEmailMessage: 'session-expired' } }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
