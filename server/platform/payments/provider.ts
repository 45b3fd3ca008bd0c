/** What a payment provider can be asked, whichever it is. Amounts are kobo. What a payment is for is its domain's business. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
export type Channel = Schemas['Channel'];

export type Order = {
  reference: string;
  amountKobo: number;
  /** ISO 4217. */
  currency: string;
  email: string;
  /** The address to come back to. */
  returnTo: string;
  /** Empty leaves it to the checkout. */
  channels: readonly Channel[];
  /** Kept by the provider beside the payment, for people who look there. */
  metadata: Record<string, string>;
};

export type Checkout = { url: string; accessCode: string | null };

export type Card = {
  brand: string;
  /** Four digits; all that is ever kept of a card's number. */
  last4: string;
};

/** The status of a payment at the provider. */
export type Report = {
  reference: string;
  /** *pending* also where the buyer has not begun; *abandoned* where they closed the checkout for good. */
  status: Schemas['PaymentStatus'] | 'refunded';
  amountKobo: number;
  currency: string;
  channel: string | null;
  card: Card | null;
  /** With this the card can be charged again; null when it cannot. */
  authorization: string | null;
};

/** A part of a payment, or all of it, that the seller gave back; `id` is the provider's. */
export type Refund = { id: string; amountKobo: number };

export type PaymentProvider = {
  name: 'sandbox' | 'paystack';
  /** For the provider's script in the browser. */
  publicKey: string | null;
  channels: readonly Channel[];
  /** @throws ProviderProblem */
  begin(order: Order): Promise<Checkout>;
  /** Null when the provider knows no such payment. @throws ProviderProblem */
  look(reference: string): Promise<Report | null>;
  /** The refunds of a payment that have reached the buyer. @throws ProviderProblem */
  refunds(reference: string): Promise<Refund[]>;
  /**
   * Refunds the rest of a payment. It is idempotent; `look` reports when the refund is complete.
   * @throws ProviderProblem
   */
  refund(reference: string): Promise<void>;
  /**
   * Charges a card without its holder. Asked again with the same reference it charges nothing more and answers the same.
   * @throws ProviderProblem when it is not known whether the card was charged
   */
  chargeAgain(order: Order, authorization: string): Promise<Report>;
};

/** The provider did not answer, or not in a way that can be read. Nothing follows about the payment. */
export class ProviderProblem extends Error {}
