import { testimonials } from '@/content/facts/jobs'
import { env } from '@/lib/env'

/**
 * The testimonials to show. A sample is not a real testimonial: it is shown only during development, on the local API,
 * and is marked as a sample. Product 2, /job.
 */
export const shownTestimonials = () => testimonials.filter(({ sample }) => env.localApi || !sample)
