import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls, holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
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
    await expect(supplier.getByRole('link', { name: 'trade@corymbia.example' })).toHaveAttribute(
      'href',
      'mailto:trade@corymbia.example',
    )
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
  tags: ['A07'],
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent })
    await isRefused(canvas, 'This order reference has already been used')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The answer will go to office@hargreaves.example')
  },
}

export const Sent: Story = {
  tags: ['B26'],
  name: 'A message is sent once, and the form is ready for the next one',
  play: async ({ canvas, canvasElement, userEvent, msw, step }) => {
    const sent = watchPayloads('sendEmailMessage')

    await step('blank fields are named, and nothing is sent', async () => {
      await userEvent.type(await canvas.findByLabelText(/^Message/), '   ')
      const before = announcements().length
      await userEvent.click(sendOf(canvas))
      await canvas.findByText('Please enter subject')
      await canvas.findByText('Please enter message')
      await waitFor(() => expect(subjectOf(canvas)).toHaveFocus())
      await passTime(1000)
      // Screen readers read the error of the focused field. A form this short does not announce how many errors it has.
      await expect(announcements().slice(before)).toEqual([])
      await expect(sent()).toEqual([])
    })

    await step('the keyboard alone is enough', async () => {
      await userEvent.clear(messageOf(canvas))
      await userEvent.click(subjectOf(canvas))
      await userEvent.keyboard('Gate code{Tab}It has{Enter}changed.{Tab}')
      await waitFor(() => expect(sendOf(canvas)).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await screen.findByText('Message sent successfully')
      await passTimeUntil(() => expect(announcements().at(-1)).toBe('Message sent successfully'))
      await holds(canvas, '', '')
      await expect(canvas.queryByText(/^Please enter/)).toBeNull()
      await expect(sent()).toEqual([
        expect.objectContaining({
          subject: 'Gate code',
          bodyText: 'It has\nchanged.',
          fromEmailAddress: 'office@hargreaves.example',
          toEmailAddress: 'support@corymbia.example',
          numTran: 0,
          suffixTran: 0,
        }),
      ])
    })

    await step('two presses send one message', async () => {
      const answer = holdCalls(msw, 'sendEmailMessage')
      await fill({ canvas, userEvent })
      const form = canvasElement.querySelector('form')
      form?.requestSubmit()
      form?.requestSubmit()
      await userEvent.click(await canvas.findByRole('button', { name: 'Sending...' }))
      await passTimeUntil(() => expect(announcements()).toContain('Sending...'))
      await userEvent.type(subjectOf(canvas), '{Enter}')
      answer()
      await holds(canvas, '', '')
      await expect(sent()).toHaveLength(2)
    })

    await step('text that is typed meanwhile is kept', async () => {
      const answer = holdCalls(msw, 'sendEmailMessage')
      await send({ canvas, userEvent })
      await userEvent.type(messageOf(canvas), ' Ring twice.')
      answer()
      await canvas.findByRole('button', { name: 'Send' })
      await expect(messageOf(canvas)).toHaveValue('It has changed to 4711. Ring twice.')
    })
  },
}

function Reopened() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <SupportScreen key={times} />
      <Button onPress={() => setTimes(times + 1)}>Leave and come back</Button>
    </>
  )
}

/** Sends the message, and opens the form again before the answer arrives. */
async function sendAndReopen({ canvas, userEvent, msw }: StoryContext) {
  const answer = holdCalls(msw, 'sendEmailMessage')
  await userEvent.click(sendOf(canvas))
  await canvas.findByRole('button', { name: 'Sending...' })
  await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }))
  await holds(canvas, '', '')
  answer()
}

export const ReopenedWhileSending: Story = {
  ...given({ faults: { sendEmailMessage: { fault: 'field-errors', times: 1 } } }),
  tags: ['A07', 'B26'],
  name: 'A form that is opened again while its message is being sent does not offer it again, unless it is refused',
  render: () => <Reopened />,
  play: async (context) => {
    const { canvas } = context
    await fill(context)
    await sendAndReopen(context)
    await holds(canvas, 'Gate code', 'It has changed to 4711.')
    await sendAndReopen(context)
    await screen.findByText('Message sent successfully')
    await holds(canvas, '', '')
  },
}

export const AddressesUnknown: Story = {
  ...given({
    faults: { getUserDetails: { fault: 'forbidden', times: 2 }, getWidgetConfiguration: 'forbidden' },
  }),
  globals: { shell: 'without' },
  name: 'A message is not sent while its sender or its address is unknown',
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

export const AddressesAwaited: Story = {
  ...given({ world: 'awkward', held: ['getUserDetails'] }),
  tags: ['D02'],
  name: 'A message waits for its sender, and goes to the valid address only, not to a second one hidden in it',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('sendEmailMessage')
    await send({ canvas, userEvent })
    releaseHeldCalls('getUserDetails')
    await screen.findByText('Message sent successfully')
    await expect(sent()).toEqual([expect.objectContaining({ toEmailAddress: 'support@corymbia.example' })])
  },
}

export const ContactARepresentative: Story = {
  ...given({ path: '/contact-a-representative' }),
  name: 'Contact a Representative is the same form under its own title',
  render: () => <ContactScreen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact a Representative' })
    await waitFor(() => expect(subjectOf(canvas)).toBeVisible())
  },
}
