// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {Freezable} from "./access/Freezable.sol";
import {Governed} from "./access/Governed.sol";
import {AttesterSet} from "./AttesterSet.sol";
import {ChannelFees} from "./ChannelFees.sol";
import {ClaimCaps} from "./ClaimCaps.sol";
import {IBridgeEscrow} from "./IBridgeEscrow.sol";
import {Order, OrderLib} from "./OrderLib.sol";
import {Payments} from "./Payments.sol";

/// @notice Source side of the bridge. Money enters by `open` and leaves once: to the maker on proof of payout, or back.
contract BridgeEscrow is IBridgeEscrow, EIP712, AttesterSet, ClaimCaps, ChannelFees {
    struct Config {
        address governor;
        address guardian;
        /// Ascending addresses.
        address[] attesters;
        /// Above half of the attesters.
        uint256 threshold;
        /// Seconds an attester change waits.
        uint256 timelock;
        /// Least seconds from fillDeadline to refundAfter, per fill mode.
        uint256 minContractWindow;
        uint256 minTransferWindow;
        /// Tokens open for deposit (zero address: native) and their claim caps per window.
        address[] tokens;
        uint256[] caps;
        /// Seconds.
        uint256 capWindow;
    }

    uint256 public constant LEAST_CONTRACT_WINDOW = 2 hours;
    uint256 public constant LEAST_TRANSFER_WINDOW = 24 hours;
    /// @notice No order may hold a deposit longer than this, whatever its maker signed.
    uint256 public constant MAX_LOCK = 30 days;

    bytes32 private constant FILL_TYPEHASH =
        keccak256("Fill(bytes32 orderId,uint256 srcChainId,address escrow,bytes32 proofId)");

    // The shortest recipient of any supported family has 20 bytes; token names of some families are text.
    uint256 private constant MIN_RECIPIENT = 20;
    uint256 private constant MAX_RECIPIENT = 64;
    uint256 private constant MAX_OUTPUT_TOKEN = 128;

    uint256 public immutable minContractWindow;
    uint256 public immutable minTransferWindow;

    mapping(bytes32 orderId => Status) public status;
    mapping(address maker => address) public offerSigner;

    constructor(Config memory config)
        EIP712("Causeway Escrow", "1")
        Governed(config.governor)
        Freezable(config.guardian)
        AttesterSet(config.attesters, config.threshold, config.timelock)
        ClaimCaps(config.capWindow)
    {
        _requireLeast(config.minContractWindow, LEAST_CONTRACT_WINDOW);
        _requireLeast(config.minTransferWindow, LEAST_TRANSFER_WINDOW);
        if (config.tokens.length != config.caps.length) revert LengthMismatch();
        minContractWindow = config.minContractWindow;
        minTransferWindow = config.minTransferWindow;
        for (uint256 i = 0; i < config.tokens.length; ++i) {
            _setTokenAllowed(config.tokens[i], true);
            _setClaimCap(config.tokens[i], config.caps[i]);
        }
    }

    /// @inheritdoc IBridgeEscrow
    function open(Order calldata order, bytes calldata makerSig) external payable nonReentrant whenNotFrozen {
        _accept(order, makerSig);
        if (order.inputToken == address(0)) {
            Payments.requireValue(order.inputAmount);
        } else {
            Payments.requireValue(0);
            Payments.pull(order.inputToken, msg.sender, address(this), order.inputAmount);
        }
    }

    /// @inheritdoc IBridgeEscrow
    function openWithPermit(Order calldata order, bytes calldata makerSig, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        nonReentrant
        whenNotFrozen
    {
        _accept(order, makerSig);
        Payments.requireCode(order.inputToken);
        try IERC20Permit(order.inputToken).permit(msg.sender, address(this), order.inputAmount, deadline, v, r, s) {} catch {}
        Payments.pull(order.inputToken, msg.sender, address(this), order.inputAmount);
    }

    /// @inheritdoc IBridgeEscrow
    function claim(Order[] calldata orders, bytes32[] calldata proofs, bytes[][] calldata signatures)
        external
        nonReentrant
        whenNotFrozen
    {
        if (orders.length != proofs.length || orders.length != signatures.length) revert LengthMismatch();
        for (uint256 i = 0; i < orders.length; ++i) _claim(orders[i], proofs[i], signatures[i]);
    }

    /// @inheritdoc IBridgeEscrow
    function cancel(Order calldata order) external nonReentrant {
        if (msg.sender != order.maker) revert NotMaker();
        bytes32 id = _giveBack(order, Status.Cancelled);
        emit OrderCancelled(id);
    }

    /// @inheritdoc IBridgeEscrow
    function refund(Order calldata order) external nonReentrant {
        if (block.timestamp <= order.refundAfter) revert RefundTooEarly(order.refundAfter);
        bytes32 id = _giveBack(order, Status.Refunded);
        emit OrderRefunded(id);
    }

    /// @inheritdoc IBridgeEscrow
    function setOfferSigner(address signer) external {
        offerSigner[msg.sender] = signer;
        emit OfferSignerChanged(msg.sender, signer);
    }

    /// @inheritdoc IBridgeEscrow
    function orderId(Order calldata order) external pure returns (bytes32) {
        return OrderLib.hash(order);
    }

    /// @inheritdoc IBridgeEscrow
    function offerDigest(Order calldata order) external view returns (bytes32) {
        return _hashTypedDataV4(OrderLib.hash(order));
    }

    /// @inheritdoc IBridgeEscrow
    function fillDigest(bytes32 id, bytes32 proofId) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(FILL_TYPEHASH, id, block.chainid, address(this), proofId)));
    }

    /// @dev Everything about an order that needs no money to check; marks it open.
    function _accept(Order calldata order, bytes calldata makerSig) private {
        _checkFields(order);
        _checkTimes(order);
        if (!tokenAllowed[order.inputToken]) revert TokenNotAllowed(order.inputToken);
        // An order above the cap could be filled but never claimed.
        if (order.inputAmount > claimCap[order.inputToken]) {
            revert AboveClaimCap(order.inputAmount, claimCap[order.inputToken]);
        }
        bytes32 id = OrderLib.hash(order);
        if (status[id] != Status.None) revert OrderUsed(id);
        _checkOffer(order.maker, id, makerSig);
        status[id] = Status.Open;
        emit OrderOpened(id, order.depositor, order.maker, order);
    }

    function _checkFields(Order calldata order) private view {
        if (msg.sender != order.depositor) revert NotDepositor();
        if (order.maker == address(0)) revert ZeroMaker();
        if (order.srcChainId != block.chainid) revert WrongChain(order.srcChainId);
        if (order.inputAmount == 0 || order.outputAmount == 0) revert ZeroAmount();
        if (order.channelFee >= order.inputAmount) revert ChannelFeeTooHigh();
        if (order.recipient.length < MIN_RECIPIENT || order.recipient.length > MAX_RECIPIENT) revert BadRecipient();
        if (order.outputToken.length == 0 || order.outputToken.length > MAX_OUTPUT_TOKEN) revert BadOutputToken();
        if (order.fillMode > OrderLib.FILL_BY_TRANSFER) revert BadFillMode(order.fillMode);
    }

    function _checkTimes(Order calldata order) private view {
        if (block.timestamp > order.openBy) revert OpenExpired(order.openBy);
        if (order.openBy > order.fillDeadline || order.fillDeadline > order.refundAfter) revert BadDeadlines();
        uint256 minimum = order.fillMode == OrderLib.FILL_BY_CONTRACT ? minContractWindow : minTransferWindow;
        uint256 given = order.refundAfter - order.fillDeadline;
        if (given < minimum) revert ClaimWindowTooShort(given, minimum);
        if (order.refundAfter > block.timestamp + MAX_LOCK) revert RefundTooFar(order.refundAfter);
    }

    function _checkOffer(address maker, bytes32 id, bytes calldata makerSig) private view {
        address delegate = offerSigner[maker];
        address signer = delegate == address(0) ? maker : delegate;
        if (!SignatureChecker.isValidSignatureNowCalldata(signer, _hashTypedDataV4(id), makerSig)) revert BadOfferSignature();
    }

    function _claim(Order calldata order, bytes32 proofId, bytes[] calldata signatures) private {
        bytes32 id = OrderLib.hash(order);
        Status current = status[id];
        // Anyone may claim for a maker; without this, claiming one entry first would break a whole batch near its deadline.
        if (current == Status.Claimed) return;
        if (current != Status.Open) revert OrderNotOpen(id, current);
        _requireQuorum(fillDigest(id, proofId), signatures);
        _useCap(order.inputToken, order.inputAmount);
        status[id] = Status.Claimed;
        _accrue(order.channel, order.inputToken, order.channelFee);
        emit OrderClaimed(id, order.maker, proofId);
        Payments.send(order.inputToken, order.maker, order.inputAmount - order.channelFee);
    }

    function _giveBack(Order calldata order, Status ending) private returns (bytes32 id) {
        id = OrderLib.hash(order);
        if (status[id] != Status.Open) revert OrderNotOpen(id, status[id]);
        status[id] = ending;
        Payments.send(order.inputToken, order.depositor, order.inputAmount);
    }

    function _requireLeast(uint256 given, uint256 least) private pure {
        if (given < least) revert MinimumTooShort(given, least);
    }
}
