import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTime } from '../../testing/holdClock.ts'
import { enlargeText, expectUncutText, spaceText } from '../../testing/textFaults.ts'
import { Button } from '../Button/Button.tsx'
import { Carousel } from './Carousel.tsx'
import { slideDuration } from './useRotation.ts'

const banner = (hue: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"%3E%3Cpath fill="hsl(${hue} 35%25 55%25)" d="M0 0h900v300H0z"/%3E%3Cpath fill="hsl(${hue} 35%25 40%25)" d="M0 210h900v24H0zM0 250h900v24H0z"/%3E%3C/svg%3E`

const slide = (label: string, index: number) => ({ label, image: banner(index * 47), href: `#${index}` })

const slides = ['Winter prices on decking', 'Open on Saturdays', 'Hardware now in stock'].map(slide)

const meta = {
  component: Carousel,
  args: { label: 'News', slides },
  beforeEach: () => holdClock(),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="quiet">Elsewhere</Button>
      </>
    ),
  ],
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const status = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text))

/** Makes the browser report that the user has not asked for reduced motion. */
const withMotion = () => {
  const matchMedia = window.matchMedia.bind(window)
  const query = matchMedia('not all')
  spyOn(window, 'matchMedia').mockImplementation((text) => (text.includes('reduced-motion') ? query : matchMedia(text)))
}

/** With reduced motion, the slides do not advance until the user presses Play. */
export const Typical: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('region', { name: 'News' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Winter prices on decking' })).toHaveAttribute('href', '#0')
    await expect(canvas.queryByRole('link', { name: 'Open on Saturdays' })).toBeNull()

    await step('Play has the first tab stop; a slide chosen by the user is announced', async () => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Play the slide show' })).toHaveFocus())
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await status('3 of 3')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}{Enter}')
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Open on Saturdays' })).toHaveFocus())
      await waitFor(() => expect(announcements()).toContain('3 of 3, Hardware now in stock'))
      await waitFor(() => expect(announcements().at(-1)).toBe('2 of 3, Open on Saturdays'))
    })

    await step('Play advances the slides until Pause is pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play the slide show' }))
      for (const next of ['3 of 3', '1 of 3']) {
        await passTime(slideDuration)
        await status(next)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the slide show' }))
      await passTime(slideDuration)
      await status('1 of 3')
    })
  },
}

/**
 * The slides advance automatically and are not announced. They do not advance while hovered or focused, or in a hidden tab.
 */
export const ByItself: Story = {
  beforeEach: withMotion,
  play: async ({ canvas, userEvent, step }) => {
    const isMoving = (expected: boolean) =>
      waitFor(() => expect(canvas.getByRole('region').querySelector('[data-moving]') !== null).toBe(expected))
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    await passTime(slideDuration)
    await status('2 of 3')
    await step('the slides stop while the mouse is on them', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Next slide' }))
      await isMoving(false)
      await userEvent.hover(elsewhere)
      await isMoving(true)
    })
    await step('the slides stop while a link in a slide has the focus', async () => {
      const link = canvas.getByRole('link', { name: 'Open on Saturdays' })
      link.focus()
      await isMoving(false)
      await passTime(10 * slideDuration)
      await expect(link).toHaveFocus()
      elsewhere.focus()
      await isMoving(true)
    })
    await step('the slides stop while the tab is hidden', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await isMoving(false)
      hidden.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
      await isMoving(true)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slide show' }))
    await isMoving(false)
    await expect(announcements()).toEqual([])
  },
}

export const NoneOrOne: Story = {
  name: 'A single slide has no controls; an empty carousel is hidden',
  beforeEach: withMotion,
  render: (args) => (
    <>
      <Carousel {...args} label="No news" slides={[]} />
      <Carousel {...args} slides={slides.slice(0, 1)} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toEqual([canvas.getByRole('region', { name: 'News' })])
    await passTime(slideDuration)
    await expect(canvas.getByRole('link', { name: 'Winter prices on decking' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull()
  },
}

export const LongTextOnAPhone: Story = {
  args: { slides: [{ label: 'Everything-about-all-our-branches '.repeat(9), image: undefined, href: '#3' }] },
  globals: { viewport: { value: 'mobile1' } },
}

/** If a picture is missing or broken, its text is shown in full. */
export const OnAPhone: Story = {
  args: {
    slides: [
      { label: 'Open on Saturdays', image: undefined, href: '#0' },
      { label: 'Winter prices on decking', image: 'data:image/png;base64,nonsense' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectUncutText(canvasElement, enlargeText)
    await expectUncutText(canvasElement, spaceText)
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(canvas.getByText('Winter prices on decking')).toBeVisible())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
