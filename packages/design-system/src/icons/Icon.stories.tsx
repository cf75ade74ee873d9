import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../layout/Grid.tsx'
import { Inline } from '../layout/Inline.tsx'
import { iconNames } from './shapes.tsx'
import { Icon } from './Icon.tsx'

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {
  args: { label: 'Cart', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cart' })).toBeVisible()
  },
}

export const All: Story = {
  render: () => (
    <Grid minColumn="small" space="medium">
      {iconNames.map((name) => (
        <Inline key={name} space="xsmall">
          <Icon name={name} />
          {name}
        </Inline>
      ))}
    </Grid>
  ),
}
