// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

interface IWrappedCoin is IERC20 {
    function deposit() external payable;
    function withdraw(uint256 amount) external;
}

/// @notice Stands in for Across's SpokePool on local networks: deposits, fills and refunds with its signatures and events. Anyone can
/// refund, since the bundles that prove refunds do not exist here.
contract SpokePool {
    using SafeERC20 for IERC20;

    struct V3RelayData {
        bytes32 depositor;
        bytes32 recipient;
        bytes32 exclusiveRelayer;
        bytes32 inputToken;
        bytes32 outputToken;
        uint256 inputAmount;
        uint256 outputAmount;
        uint256 originChainId;
        uint256 depositId;
        uint32 fillDeadline;
        uint32 exclusivityDeadline;
        bytes message;
    }

    error UnknownCall();
    error InvalidQuoteTimestamp();
    error InvalidFillDeadline();
    error MsgValueDoesNotMatchInputAmount();
    error ExpiredFillDeadline();
    error RelayFilled();
    error PayoutFailed();

    event FundsDeposited(
        bytes32 inputToken,
        bytes32 outputToken,
        uint256 inputAmount,
        uint256 outputAmount,
        uint256 indexed destinationChainId,
        uint256 indexed depositId,
        uint32 quoteTimestamp,
        uint32 fillDeadline,
        uint32 exclusivityDeadline,
        bytes32 indexed depositor,
        bytes32 recipient,
        bytes32 exclusiveRelayer,
        bytes message
    );
    event FilledRelay(bytes32 indexed relayHash, uint256 indexed originChainId, uint256 indexed depositId);

    /// @dev Seconds that a quote may be old, and that a deposit may wait, as on the networks of Across.
    uint32 public constant depositQuoteTimeBuffer = 3600;
    uint32 public constant fillDeadlineBuffer = 21600;

    bytes4 private constant DEPOSIT = bytes4(
        keccak256("deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)")
    );

    IWrappedCoin public immutable wrappedNativeToken;
    uint32 public numberOfDeposits;
    mapping(bytes32 relayHash => bool filled) public fills;

    constructor(IWrappedCoin wrapped) {
        wrappedNativeToken = wrapped;
    }

    receive() external payable {}

    /// @notice `deposit`, whose twelve parameters are too many for the compiler: its words are read one by one.
    fallback() external payable {
        if (msg.sig != DEPOSIT) revert UnknownCall();
        V3RelayData memory data;
        data.depositor = _word(0);
        data.recipient = _word(1);
        data.inputToken = _word(2);
        data.outputToken = _word(3);
        data.inputAmount = uint256(_word(4));
        data.outputAmount = uint256(_word(5));
        data.originChainId = uint256(_word(6));
        data.exclusiveRelayer = _word(7);
        data.fillDeadline = uint32(uint256(_word(9)));
        data.exclusivityDeadline = uint32(uint256(_word(10)));
        uint256 start = 4 + uint256(_word(11));
        uint256 length = uint256(bytes32(msg.data[start:start + 32]));
        data.message = msg.data[start + 32:start + 32 + length];
        _take(data, uint32(uint256(_word(8))));
    }

    /// @notice Pays a deposit out of the relayer's tokens; the wrapped coin arrives as the coin.
    function fillRelay(V3RelayData calldata relayData, uint256, bytes32) external {
        if (relayData.fillDeadline < block.timestamp) revert ExpiredFillDeadline();
        bytes32 relayHash = keccak256(abi.encode(relayData, block.chainid));
        if (fills[relayHash]) revert RelayFilled();
        fills[relayHash] = true;
        (address token, address recipient) = (_address(relayData.outputToken), _address(relayData.recipient));
        if (token == address(wrappedNativeToken)) {
            IERC20(token).safeTransferFrom(msg.sender, address(this), relayData.outputAmount);
            wrappedNativeToken.withdraw(relayData.outputAmount);
            (bool paid,) = recipient.call{value: relayData.outputAmount}("");
            if (!paid) revert PayoutFailed();
        } else {
            IERC20(token).safeTransferFrom(msg.sender, recipient, relayData.outputAmount);
        }
        emit FilledRelay(relayHash, relayData.originChainId, relayData.depositId);
    }

    /// @notice Returns an expired deposit in the token that the pool holds.
    function refund(address token, address depositor, uint256 amount) external {
        IERC20(token).safeTransfer(depositor, amount);
    }

    /// @dev `originChainId` is the destination here: the struct has no other field for it.
    function _take(V3RelayData memory data, uint32 quoteTimestamp) private {
        if (block.timestamp > uint256(quoteTimestamp) + depositQuoteTimeBuffer) revert InvalidQuoteTimestamp();
        if (data.fillDeadline < block.timestamp || data.fillDeadline > block.timestamp + fillDeadlineBuffer) {
            revert InvalidFillDeadline();
        }
        address token = _address(data.inputToken);
        if (msg.value == 0) {
            IERC20(token).safeTransferFrom(msg.sender, address(this), data.inputAmount);
        } else {
            if (msg.value != data.inputAmount || token != address(wrappedNativeToken)) {
                revert MsgValueDoesNotMatchInputAmount();
            }
            wrappedNativeToken.deposit{value: msg.value}();
        }
        data.depositId = numberOfDeposits++;
        _emitDeposit(data, quoteTimestamp);
    }

    function _emitDeposit(V3RelayData memory data, uint32 quoteTimestamp) private {
        emit FundsDeposited(
            data.inputToken,
            data.outputToken,
            data.inputAmount,
            data.outputAmount,
            data.originChainId,
            data.depositId,
            quoteTimestamp,
            data.fillDeadline,
            data.exclusivityDeadline,
            data.depositor,
            data.recipient,
            data.exclusiveRelayer,
            data.message
        );
    }

    function _word(uint256 index) private pure returns (bytes32) {
        return bytes32(msg.data[4 + 32 * index:36 + 32 * index]);
    }

    function _address(bytes32 word) private pure returns (address) {
        return address(uint160(uint256(word)));
    }
}
