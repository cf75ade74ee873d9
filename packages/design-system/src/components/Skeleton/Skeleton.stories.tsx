import type { Meta, StoryObj } from '@storybook/react-vite'
import { IndexCards } from '../IndexCards/IndexCards.tsx'
import { TileRow } from '../TileRow/TileRow.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shape: 'line', count: 3 } } satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

const onAPhone = { globals: { viewport: { value: 'mobile1' } } }

export const Lines: Story = {}

export const Details: Story = { args: { shape: 'details', count: 6 } }

export const Trail: Story = { args: { shape: 'trail', count: 1 } }

export const Tiles: Story = {
  args: { shape: 'tile', count: 3 },
  render: (args) => (
    <TileRow label="Your account">
      <Skeleton {...args} />
    </TileRow>
  ),
}

export const TilesOnAPhone: Story = { ...Tiles, ...onAPhone }

export const Banner: Story = { args: { shape: 'banner', count: 1 } }

export const BannerOnAPhone: Story = { ...Banner, ...onAPhone }

export const Shares: Story = { args: { shape: 'shares', count: 5 } }

export const SharesOnAPhone: Story = { ...Shares, ...onAPhone }

export const IndexCardsToCome: Story = {
  args: { shape: 'indexCard', count: 8 },
  render: (args) => (
    <IndexCards label="Products">
      <Skeleton {...args} />
    </IndexCards>
  ),
}

export const IndexCardsToComeOnAPhone: Story = { ...IndexCardsToCome, ...onAPhone }
