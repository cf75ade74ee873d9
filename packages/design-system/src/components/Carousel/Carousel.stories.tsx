import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { holdClock, passes } from '../../testing/holdClock.ts'
import { enlargeText, spaceText, textFaults } from '../../testing/textFaults.ts'
import { Page } from '../../layout/Page.tsx'
import { Button } from '../Button/Button.tsx'
import { Carousel } from './Carousel.tsx'
import { slideDuration } from './timing.ts'

const banner = (hue: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"%3E%3Cpath fill="hsl(${hue} 35%25 55%25)" d="M0 0h900v300H0z"/%3E%3Cpath fill="hsl(${hue} 35%25 40%25)" d="M0 210h900v24H0zM0 250h900v24H0z"/%3E%3C/svg%3E`

const slide = (label: string, index: number) => ({ label, image: banner(index * 47), href: `#${index}` })

const slides = ['Winter prices on decking', 'Open on Saturdays', 'Hardware now in stock'].map(slide)

const meta = {
  component: Carousel,
  args: { label: 'News', slides },
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

/** On a device that does not ask for reduced motion. */
const withMotion = () => {
  const matchMedia = window.matchMedia.bind(window)
  const query = matchMedia('not all')
  spyOn(window, 'matchMedia').mockImplementation((text) => (text.includes('reduced-motion') ? query : matchMedia(text)))
}

/** With reduced motion nothing moves until the reader asks for it. */
export const Typical: Story = {
  args: { intervalMs: 40 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'News' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Winter prices on decking' })).toHaveAttribute('href', '#0')
    await expect(canvas.queryByRole('link', { name: 'Open on Saturdays' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Play the slide show' }))
    await status('3 of 3')
    await status('1 of 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slide show' }))
    await expect(canvas.getByRole('button', { name: 'Play the slide show' })).toBeVisible()
  },
}

/** Pause comes first, and what the reader moves is told once. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region').querySelector('button, a')).toHaveAccessibleName('Play the slide show')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play the slide show' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await status('3 of 3')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await status('2 of 3')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open on Saturdays' })).toHaveFocus())
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible()
    await waitFor(() =>
      expect(heard()).toEqual([
        '3 of 3, Hardware now in stock',
        '1 of 3, Winter prices on decking',
        '2 of 3, Open on Saturdays',
      ]),
    )
  },
}

/** Moves by itself, untold, but not under the mouse, with the focus inside, or in a tab in the background. */
export const ByItself: Story = {
  beforeEach: () => {
    withMotion()
    return holdClock()
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('region')
    const moving = () => region.querySelector('[data-moving]')
    const moves = async () => waitFor(() => expect(moving()).toBeInTheDocument())
    const rests = async () => waitFor(() => expect(moving()).not.toBeInTheDocument())
    await passes(slideDuration)
    await status('2 of 3')
    await step('under the mouse', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Next slide' }))
      await rests()
      await userEvent.hover(canvas.getByRole('button', { name: 'Elsewhere' }))
      await moves()
    })
    await step('with the focus inside', async () => {
      await userEvent.tab()
      await rests()
      canvas.getByRole('button', { name: 'Elsewhere' }).focus()
      await moves()
    })
    await step('with the focus on the link of a slide', async () => {
      within(region).getByRole('link').focus()
      await rests()
      const link = document.activeElement
      await expect(link).toHaveRole('link')
      // Longer than a slide is shown: the link must not vanish under the focus.
      const shown = region.querySelector('[data-current]')
      await passes(10 * slideDuration)
      await expect(region.querySelector('[data-current]')).toBe(shown)
      await expect(link).toHaveFocus()
      canvas.getByRole('button', { name: 'Elsewhere' }).focus()
      await moves()
    })
    await step('in the background', async () => {
      const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await rests()
      hidden.mockRestore()
      document.dispatchEvent(new Event('visibilitychange'))
      await moves()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slide show' }))
    await rests()
    await expect(heard()).toEqual([])
  },
}

export const None: Story = {
  tags: ['D28'],
  name: 'no slides show nothing',
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const One: Story = {
  tags: ['D28'],
  name: 'one slide has no controls',
  args: { slides: slides.slice(0, 1), intervalMs: 10 },
  beforeEach: withMotion,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Winter prices on decking' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull()
  },
}

export const FiveHundred: Story = {
  tags: ['D28'],
  name: 'of five hundred slides three are in the page, and the picture of the shown one is requested first',
  args: { slides: Array.from({ length: 500 }, (_, index) => slide(`Offer ${index + 1}`, index)) },
  play: async ({ canvas, userEvent }) => {
    const loading = () => Array.from(canvas.getByRole('region').querySelectorAll('img'), (image) => image.loading)
    await expect(loading()).toEqual(['eager', 'lazy', 'lazy'])
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await status('500 of 500')
    await expect(loading()).toEqual(['lazy', 'lazy', 'eager'])
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await status('1 of 500')
  },
}

export const BrokenPictures: Story = {
  tags: ['D28'],
  name: 'a picture that is missing or broken leaves its words',
  args: {
    slides: [
      { label: 'Open on Saturdays', image: undefined, href: '#0' },
      { label: '', image: 'data:image/png;base64,nonsense', href: '#1' },
      { label: 'Safety data sheets', image: banner(200), href: 'https://safety.example/', isExternal: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open on Saturdays' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('link', { name: 'Picture 2 of 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('link', { name: /opens in a new tab/ })).toBeVisible()
  },
}

export const NotLinked: Story = { args: { slides: slides.map(({ label, image }) => ({ label, image })) } }

export const LongText: Story = {
  args: { slides: [slide('Everything-about-the-opening-hours-of-all-our-branches '.repeat(6), 3), ...slides] },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

const readWhole: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(textFaults(canvasElement)).toEqual([])
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

const onWiderPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  play: readWhole,
}

export const LargeTextOnAPhone: Story = { ...onWiderPhone, beforeEach: enlargeText }

export const SpacedTextOnAPhone: Story = { ...onWiderPhone, beforeEach: spaceText }

export const LongTextOnAPhone: Story = { ...LongText, ...OnAPhone }
