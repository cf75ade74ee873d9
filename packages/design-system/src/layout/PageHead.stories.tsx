import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { expect, fn } from 'storybook/test'
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { PageHead } from './PageHead.tsx'

const meta = {
  component: PageHead,
  args: {
    trail: <Breadcrumbs items={[{ label: 'Fixings', href: '/products/FIXINGS' }, { label: 'All Screws' }]} />,
    children: <Heading level={1}>All Screws</Heading>,
  },
  render: (args) => <HeadWithOption {...args} />,
} satisfies Meta<typeof PageHead>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation').getBoundingClientRect()
    await expect(trail.bottom).toBeLessThanOrEqual(canvas.getByRole('heading').getBoundingClientRect().top)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    const centre = (heading.top + heading.bottom) / 2
    for (const control of [canvas.getByRole('link', { name: 'Fixings' }), canvas.getByText('See Prices')]) {
      const { top, bottom } = control.getBoundingClientRect()
      await expect(Math.abs((top + bottom) / 2 - centre)).toBeLessThan(3)
    }
  },
}

/** A page that uses React's `createPortal` to render a checkbox into the tools of its head. */
function HeadWithOption(props: ComponentProps<typeof PageHead>) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <>
      <PageHead {...props} toolsRef={setTools} />
      {tools && createPortal(<Checkbox label="See Prices" value onChange={fn()} />, tools)}
    </>
  )
}
