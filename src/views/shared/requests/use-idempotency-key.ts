import { useState } from 'react';
import { attempts } from '../../../services/shared/attempts.ts';

/** One idempotency key per content, so that a retry without changes has one effect. */
export const useIdempotencyKey = () => useState(attempts)[0];
