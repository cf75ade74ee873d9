import { useRef } from 'react'
import { announce } from '../../announcer/announce.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CarouselSlide } from './CarouselSlide.tsx'
import type { Slide } from './CarouselSlide.tsx'
import { mountedSlides } from './mountedSlides.ts'
import { useRotation } from './useRotation.ts'
import * as styles from './Carousel.css.ts'

interface CarouselProps {
  /** What the slides are about; read aloud. */
  label: string
  /** If there are no slides, nothing is shown. A single slide has no controls. */
  slides: readonly Slide[]
}

/** Pictures shown in turn; users can pause them at any time. Not for content that everybody must see. */
export function Carousel({ label, slides }: CarouselProps) {
  const count = slides.length
  const carousel = useRef<HTMLDivElement>(null)
  const { current, isPlaying, isMoving, setHovered, setFocused, step, togglePlaying } = useRotation(count)
  if (count === 0) return null
  const hasControls = count > 1

  // Announces a slide only if the user has moved to it: slides that advance automatically would interrupt screen readers.
  const move = (by: 1 | -1) => {
    const next = step(by)
    const label = slides[next]?.label.trim() ?? ''
    announce([`${next + 1} of ${count}`, ...(label === '' ? [] : [label])].join(', '))
  }

  const slideAt = (index: number) => {
    const slide = slides[index]
    const place = { position: index + 1, count, isCurrent: index === current }
    return slide && <CarouselSlide key={index} slide={slide} {...place} />
  }

  return (
    <section aria-label={label} {...(hasControls && { 'aria-roledescription': 'carousel' })}>
      <div
        ref={carousel}
        role="presentation"
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={({ relatedTarget }) => setFocused(carousel.current?.contains(relatedTarget) ?? false)}
        className={styles.carousel}
      >
        {/* Before the slides, so that keyboard and screen reader reach Pause first. */}
        {hasControls && (
          <div className={styles.controls}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? 'Pause the slide show' : 'Play the slide show'}
              onPress={togglePlaying}
            />
            <IconButton icon="chevronLeft" label="Previous slide" onPress={() => move(-1)} />
            <span className={styles.status}>{`${current + 1} of ${count}`}</span>
            <IconButton icon="chevronRight" label="Next slide" onPress={() => move(1)} />
          </div>
        )}
        <div data-moving={isMoving || undefined} className={styles.slides}>
          {mountedSlides(current, count).map(slideAt)}
        </div>
      </div>
    </section>
  )
}
