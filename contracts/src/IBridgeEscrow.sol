// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Authorizations} from "./Authorizations.sol";
import {Order} from "./OrderLib.sol";

/// @notice Holds deposits on the source chain until the maker proves its payout or the depositor takes them back.
interface IBridgeEscrow {
    /// @dev Open is the only state with money in it; the three others are final.
    enum Status {
        None,
        Open,
        Claimed,
        Cancelled,
        Refunded
    }

    event OrderOpened(bytes32 indexed orderId, address indexed depositor, address indexed maker, Order order);
    event OrderClaimed(bytes32 indexed orderId, address indexed maker, bytes32 proofId);
    event OrderCancelled(bytes32 indexed orderId);
    event OrderRefunded(bytes32 indexed orderId);
    event OfferSignerChanged(address indexed maker, address indexed signer);

    error NotDepositor();
    error NotMaker();
    error ZeroMaker();
    error ZeroAmount();
    error WrongChain(uint256 srcChainId);
    error BadFillMode(uint8 fillMode);
    error BadRecipient();
    error BadOutputToken();
    error ChannelFeeTooHigh();
    error OpenExpired(uint256 openBy);
    error BadDeadlines();
    error ClaimWindowTooShort(uint256 given, uint256 minimum);
    error RefundTooFar(uint256 refundAfter);
    error AboveClaimCap(uint256 inputAmount, uint256 cap);
    error BadOfferSignature();
    error OrderUsed(bytes32 orderId);
    error OrderNotOpen(bytes32 orderId, Status status);
    error RefundTooEarly(uint256 refundAfter);
    error Permit2Unavailable();
    error LengthMismatch();
    error MinimumTooShort(uint256 given, uint256 least);

    /// @notice Deposits `order.inputAmount`; the caller is the depositor. Native: the value sent is the input amount exactly.
    function open(Order calldata order, bytes calldata makerSig) external payable;

    /// @notice As `open`, for a token with EIP-2612. A permit somebody else already submitted does no harm: the allowance decides.
    function openWithPermit(
        Order calldata order,
        bytes calldata makerSig,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;

    /// @notice As `open`, submitted by anyone for a depositor that signed the token's ERC-3009 `ReceiveWithAuthorization`
    /// to this contract, with the order id as nonce.
    function openForWithAuthorization(
        Order calldata order,
        bytes calldata makerSig,
        Authorizations.TokenAuthorization calldata authorization
    ) external;

    /// @notice As `open`, submitted by anyone for a depositor that has an allowance for Permit2 and signed its witness
    /// transfer to this contract: the order is the witness, its id the nonce.
    function openForWithPermit2(
        Order calldata order,
        bytes calldata makerSig,
        Authorizations.Permit2Authorization calldata authorization
    ) external;

    /// @notice Pays filled orders to their makers. `signatures[i]` are the attesters' over `fillDigest(id, proofs[i])`, in
    /// ascending order of signer. Entries claimed before are skipped; any other failing entry reverts the batch. A freeze
    /// stops an order for twice `freezeDuration` in all, then no longer.
    function claim(Order[] calldata orders, bytes32[] calldata proofs, bytes[][] calldata signatures) external;

    /// @notice The maker gives the deposit back at once. Works while frozen.
    function cancel(Order calldata order) external;

    /// @notice Anyone, strictly after `refundableAt(order)`: the deposit goes back to the depositor. Works while frozen.
    function refund(Order calldata order) external;

    /// @notice `order.refundAfter` plus the time that freezes have taken from the open order until now, twice
    /// `freezeDuration` at most: a maker that has paid keeps its whole time to claim.
    function refundableAt(Order calldata order) external view returns (uint256);

    /// @notice Names the key that signs the caller's offers; zero: the caller signs them itself.
    function setOfferSigner(address signer) external;

    function status(bytes32 orderId) external view returns (Status);
    function offerSigner(address maker) external view returns (address);
    function orderId(Order calldata order) external pure returns (bytes32);
    /// @notice What the maker (or its offer key) signs.
    function offerDigest(Order calldata order) external view returns (bytes32);
    /// @notice What each attester signs.
    function fillDigest(bytes32 id, bytes32 proofId) external view returns (bytes32);
}
