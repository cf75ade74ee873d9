/** State of a step of the history that shows something over the page. Taking the step back leaves the page where it is. */
export const topLayer = 'over the page'
