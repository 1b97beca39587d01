// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {Freezable} from "./access/Freezable.sol";
import {Governed} from "./access/Governed.sol";
import {AttesterSet} from "./AttesterSet.sol";
import {ChannelFees} from "./ChannelFees.sol";
import {Authorizations} from "./Authorizations.sol";
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
        /// Seconds that a freeze lasts unless the governor renews it.
        uint256 freezeDuration;
        /// Least seconds from fillDeadline to refundAfter, per fill mode.
        uint256 minContractWindow;
        uint256 minTransferWindow;
        /// Tokens open for deposit (zero address: native) and their claim caps per window.
        address[] tokens;
        uint256[] caps;
        /// Seconds.
        uint256 capWindow;
        /// Permit2 on this chain; zero: its path is closed.
        address permit2;
    }

    /// @dev One storage word per order.
    struct Record {
        Status status;
        /// `frozenSeconds()` when the order was opened.
        uint64 frozenBefore;
    }

    uint256 public constant LEAST_CONTRACT_WINDOW = 2 hours;
    uint256 public constant LEAST_TRANSFER_WINDOW = 24 hours;
    /// @notice No order may hold a deposit longer than this, whatever its maker signed.
    uint256 public constant MAX_LOCK = 30 days;

    bytes32 private constant FILL_TYPEHASH =
        keccak256("Fill(bytes32 orderId,uint256 srcChainId,bytes escrow,bytes32 proofId)");

    // The shortest recipient of any supported family has 20 bytes; token names of some families are text.
    uint256 private constant MIN_RECIPIENT = 20;
    uint256 private constant MAX_RECIPIENT = 64;
    uint256 private constant MAX_OUTPUT_TOKEN = 128;

    uint256 public immutable minContractWindow;
    uint256 public immutable minTransferWindow;
    address public immutable permit2;

    mapping(bytes32 orderId => Record) private _records;
    mapping(address maker => address) public offerSigner;

    constructor(Config memory config)
        EIP712("Causeway Escrow", "2")
        Governed(config.governor)
        Freezable(config.guardian, config.freezeDuration)
        AttesterSet(config.attesters, config.threshold, config.timelock)
        ClaimCaps(config.capWindow)
    {
        _requireLeast(config.minContractWindow, LEAST_CONTRACT_WINDOW);
        _requireLeast(config.minTransferWindow, LEAST_TRANSFER_WINDOW);
        if (config.tokens.length != config.caps.length) revert LengthMismatch();
        minContractWindow = config.minContractWindow;
        minTransferWindow = config.minTransferWindow;
        permit2 = config.permit2;
        for (uint256 i = 0; i < config.tokens.length; ++i) {
            _setTokenAllowed(config.tokens[i], true);
            _setClaimCap(config.tokens[i], config.caps[i]);
        }
    }

    /// @inheritdoc IBridgeEscrow
    function open(Order calldata order, bytes calldata makerSig) external payable nonReentrant whenNotFrozen {
        (, address token) = _accept(order, msg.sender, makerSig);
        if (token == address(0)) {
            Payments.requireValue(order.inputAmount);
        } else {
            Payments.requireValue(0);
            Payments.pull(token, msg.sender, address(this), order.inputAmount);
        }
    }

    /// @inheritdoc IBridgeEscrow
    function openWithPermit(
        Order calldata order,
        bytes calldata makerSig,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external nonReentrant whenNotFrozen {
        (, address token) = _accept(order, msg.sender, makerSig);
        Payments.requireCode(token);
        try IERC20Permit(token).permit(msg.sender, address(this), order.inputAmount, deadline, v, r, s) {} catch {}
        Payments.pull(token, msg.sender, address(this), order.inputAmount);
    }

    /// @inheritdoc IBridgeEscrow
    function openForWithAuthorization(
        Order calldata order,
        bytes calldata makerSig,
        Authorizations.TokenAuthorization calldata authorization
    ) external nonReentrant whenNotFrozen {
        address depositor = OrderLib.toAddress(order.depositor);
        (bytes32 id, address token) = _accept(order, depositor, makerSig);
        Authorizations.receiveToken(token, depositor, order.inputAmount, id, authorization);
    }

    /// @inheritdoc IBridgeEscrow
    function openForWithPermit2(
        Order calldata order,
        bytes calldata makerSig,
        Authorizations.Permit2Authorization calldata authorization
    ) external nonReentrant whenNotFrozen {
        if (permit2 == address(0)) {
            revert Permit2Unavailable();
        }
        address depositor = OrderLib.toAddress(order.depositor);
        (bytes32 id, address token) = _accept(order, depositor, makerSig);
        Authorizations.receiveByPermit2(permit2, token, depositor, order.inputAmount, id, authorization);
    }

    /// @inheritdoc IBridgeEscrow
    function claim(Order[] calldata orders, bytes32[] calldata proofs, bytes[][] calldata signatures)
        external
        nonReentrant
    {
        if (orders.length != proofs.length || orders.length != signatures.length) revert LengthMismatch();
        for (uint256 i = 0; i < orders.length; ++i) {
            _claim(orders[i], proofs[i], signatures[i]);
        }
    }

    /// @inheritdoc IBridgeEscrow
    function cancel(Order calldata order) external nonReentrant {
        if (msg.sender != order.maker) revert NotMaker();
        bytes32 id = OrderLib.hash(order);
        _requireOpen(id);
        _giveBack(order, id, Status.Cancelled);
        emit OrderCancelled(id);
    }

    /// @inheritdoc IBridgeEscrow
    function refund(Order calldata order) external nonReentrant {
        bytes32 id = OrderLib.hash(order);
        uint256 refundable = _refundableAt(order, id);
        if (block.timestamp <= refundable) revert RefundTooEarly(refundable);
        _giveBack(order, id, Status.Refunded);
        emit OrderRefunded(id);
    }

    /// @inheritdoc IBridgeEscrow
    function refundableAt(Order calldata order) external view returns (uint256) {
        return _refundableAt(order, OrderLib.hash(order));
    }

    /// @inheritdoc IBridgeEscrow
    function status(bytes32 id) external view returns (Status) {
        return _records[id].status;
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
        return _hashTypedDataV4(
            keccak256(abi.encode(FILL_TYPEHASH, id, block.chainid, keccak256(abi.encodePacked(address(this))), proofId))
        );
    }

    /// @dev Everything about an order that needs no money to check; marks it open and names its token.
    function _accept(Order calldata order, address depositor, bytes calldata makerSig)
        private
        returns (bytes32 id, address token)
    {
        if (OrderLib.toAddress(order.depositor) != depositor) revert NotDepositor();
        _checkFields(order);
        _checkTimes(order);
        token = OrderLib.toAddress(order.inputToken);
        if (!tokenAllowed[token]) revert TokenNotAllowed(token);
        // An order above the cap could be filled but never claimed.
        if (order.inputAmount > claimCap[token]) revert AboveClaimCap(order.inputAmount, claimCap[token]);
        id = OrderLib.hash(order);
        if (_records[id].status != Status.None) revert OrderUsed(id);
        _checkOffer(order.maker, id, makerSig);
        _records[id] = Record(Status.Open, uint64(frozenSeconds()));
        emit OrderOpened(id, depositor, order.maker, order);
    }

    function _checkFields(Order calldata order) private view {
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
        // Freezes may still move the refund by this much: also then the deposit is held no longer than MAX_LOCK.
        if (order.refundAfter + _freezeLimit() > block.timestamp + MAX_LOCK) revert RefundTooFar(order.refundAfter);
    }

    function _checkOffer(address maker, bytes32 id, bytes calldata makerSig) private view {
        address delegate = offerSigner[maker];
        address signer = delegate == address(0) ? maker : delegate;
        if (!SignatureChecker.isValidSignatureNowCalldata(signer, _hashTypedDataV4(id), makerSig)) {
            revert BadOfferSignature();
        }
    }

    function _claim(Order calldata order, bytes32 proofId, bytes[] calldata signatures) private {
        bytes32 id = OrderLib.hash(order);
        // Anyone may claim for a maker; without this, claiming one entry first would break a whole batch near its deadline.
        if (_records[id].status == Status.Claimed) return;
        _requireOpen(id);
        // An order loses no more time to freezes than its refund is put off, so that they cannot leave a paid order unclaimed.
        if (frozen() && _frozenWhileOpen(id) < _freezeLimit()) revert Frozen();
        _requireQuorum(fillDigest(id, proofId), signatures);
        address token = OrderLib.toAddress(order.inputToken);
        _useCap(token, order.inputAmount);
        _records[id].status = Status.Claimed;
        _accrue(order.channel, token, order.channelFee);
        emit OrderClaimed(id, order.maker, proofId);
        _pay(token, order.maker, order.inputAmount - order.channelFee);
    }

    function _giveBack(Order calldata order, bytes32 id, Status ending) private {
        _records[id].status = ending;
        _pay(OrderLib.toAddress(order.inputToken), OrderLib.toAddress(order.depositor), order.inputAmount);
    }

    function _requireOpen(bytes32 id) private view {
        Status current = _records[id].status;
        if (current != Status.Open) revert OrderNotOpen(id, current);
    }

    function _refundableAt(Order calldata order, bytes32 id) private view returns (uint256) {
        _requireOpen(id);
        uint256 lost = _frozenWhileOpen(id);
        uint256 limit = _freezeLimit();
        return order.refundAfter + (lost < limit ? lost : limit);
    }

    function _frozenWhileOpen(bytes32 id) private view returns (uint256) {
        return frozenSeconds() - _records[id].frozenBefore;
    }

    function _requireLeast(uint256 given, uint256 least) private pure {
        if (given < least) revert MinimumTooShort(given, least);
    }
}
